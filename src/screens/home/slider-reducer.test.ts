import { expect, it } from 'vitest';
import { sliderReducer } from './slider-reducer.ts';
import {
  initialState,
  type Measurement,
  type SliderEvent,
  type SliderState,
} from './slider-state.ts';

const width = 400;
/** @param position in slides; 1.5 is between the second and the third */
const measuredAt = (position: number, more: Partial<Measurement> = {}): Measurement => {
  return { left: position * width, width, modalOpen: false, reducedMotion: false, ...more };
};

const restAndWrite = { phase: 'resting', writesPosition: true } as const;
const rest = { phase: 'resting', writesPosition: false } as const;
const glideFrom = (position: number, velocity = 0) => {
  return { phase: 'gliding', from: position * width, velocity } as const;
};
const scrollTo = (position: number, forwards = true) => {
  return { phase: 'scrolling', left: position * width, forwards } as const;
};
const dragTo = (position: number) => {
  return { phase: 'dragging', left: position * width } as const;
};

const pressedAt = (position: number) => {
  return { press: { left: position * width, slide: Math.round(position) } };
};
const swiping = { swipe: { from: 1, touching: true } };
const swiped = { swipe: { from: 1, touching: false } };

const resting: SliderState = { ...initialState(1), width };
const gliding: SliderState = { ...resting, slide: 2, motion: glideFrom(1) };
const held: SliderState = { ...gliding, ...pressedAt(1.6), motion: { phase: 'held' } };
const dragging: SliderState = { ...resting, ...pressedAt(1), motion: dragTo(1.2) };
const scrolling = (position: number, slide: number, forwards = true): SliderState => {
  return { ...resting, slide, motion: scrollTo(position, forwards) };
};

const settle = (position: number, more: Partial<Measurement> = {}): SliderEvent => {
  return { type: 'settle', measured: measuredAt(position, more) };
};
const scroll = (position: number, more: Partial<Measurement> = {}): SliderEvent => {
  return { type: 'scroll', measured: measuredAt(position, more) };
};
const goTo = (slide: number, position: number, more: Partial<Measurement> = {}): SliderEvent => {
  return { type: 'goTo', slide, measured: measuredAt(position, more) };
};
const grab = (by: 'mouse' | 'finger', position: number): SliderEvent => {
  return { type: 'grab', by, measured: measuredAt(position) };
};
const release = (position: number, velocity: number): SliderEvent => {
  return { type: 'release', velocity, measured: measuredAt(position) };
};
const resize = (position: number, more: Partial<Measurement> = {}): SliderEvent => {
  return { type: 'resize', measured: measuredAt(position, more) };
};
const narrower = { width: 300 };

it.each<[string, SliderState, SliderEvent, Partial<SliderState>]>([
  // Links, keys and the wheel.
  ['at rest glides to a slide', resting, goTo(2, 1), { slide: 2, motion: glideFrom(1) }],
  ['at rest stays at its slide', resting, goTo(1, 1), { slide: 1, motion: restAndWrite }],
  [
    'jumps with reduced motion',
    resting,
    goTo(3, 1, { reducedMotion: true }),
    { slide: 3, motion: restAndWrite },
  ],
  ['turns mid-glide', gliding, goTo(0, 1.4), { slide: 0, motion: glideFrom(1.4) }],
  [
    'glides from the position of native scrolling',
    { ...scrolling(1.4, 1), ...swiped },
    goTo(3, 1.4),
    { slide: 3, motion: glideFrom(1.4), swipe: undefined },
  ],
  [
    'jumps when the store has another slide',
    gliding,
    { type: 'sync', slide: 3, measured: measuredAt(1.4) },
    { slide: 3, motion: restAndWrite },
  ],
  [
    'rests at the end of a glide',
    gliding,
    { type: 'arrive', measured: measuredAt(2) },
    { slide: 2, motion: restAndWrite },
  ],
  // The mouse.
  ['stays at its slide when pressed', resting, grab('mouse', 1), { ...pressedAt(1), motion: rest }],
  [
    'stops mid-glide when it is grabbed',
    gliding,
    grab('mouse', 1.4),
    { ...pressedAt(1.4), slide: 1, motion: { phase: 'held' } },
  ],
  [
    'follows a drag one to one',
    { ...resting, ...pressedAt(1) },
    { type: 'drag', offset: -100 },
    { slide: 1, motion: dragTo(1.25) },
  ],
  [
    'makes the nearer slide the current one in a drag',
    dragging,
    { type: 'drag', offset: -250 },
    { slide: 2, motion: dragTo(1.625) },
  ],
  [
    'is elastic at its ends',
    { ...dragging, ...pressedAt(0) },
    { type: 'drag', offset: 400 },
    { slide: 0, motion: { phase: 'dragging', left: expect.closeTo(-142, 0) } },
  ],
  ['turns after a flick', dragging, release(1.2, 0.4), { slide: 2, motion: glideFrom(1.2, 0.4) }],
  [
    'returns after a short slow drag',
    dragging,
    release(1.2, 0),
    { slide: 1, motion: glideFrom(1.2) },
  ],
  [
    'returns from beyond its start after a flick outwards',
    { ...dragging, ...pressedAt(0) },
    release(-0.1, -2),
    { slide: 0, motion: glideFrom(-0.1) },
  ],
  ['continues to glide after a press', held, settle(1.6), { slide: 2, motion: glideFrom(1.6) }],
  [
    'returns from a drag when a modal opens',
    { ...dragging, slide: 1 },
    settle(1.8, { modalOpen: true }),
    { slide: 1, motion: glideFrom(1.8) },
  ],
  // Fingers, whose swipes scroll natively.
  [
    'stores the slide at which a swipe begins',
    resting,
    grab('finger', 1),
    { ...swiping, motion: rest },
  ],
  ['follows a swipe', { ...resting, ...swiping }, scroll(1.2), { motion: scrollTo(1.2) }],
  [
    'makes the nearer slide the current one in a swipe',
    scrolling(1.4, 1),
    scroll(1.6),
    { slide: 2, motion: scrollTo(1.6), settlesAfterPause: false },
  ],
  [
    'stores that a swipe has turned back',
    scrolling(1.6, 2),
    scroll(1.5),
    { motion: scrollTo(1.5, false) },
  ],
  [
    'settles after a pause when the finger is lifted',
    { ...scrolling(1.4, 1), ...swiping },
    { type: 'touchEnd', touching: false },
    { ...swiped, motion: scrollTo(1.4), settlesAfterPause: true },
  ],
  [
    'settles after a pause when a scroll has reached a slide',
    scrolling(1.4, 1),
    scroll(2),
    { slide: 2, settlesAfterPause: true },
  ],
  [
    'rests when a scroll has ended at a slide',
    { ...scrolling(2, 2), ...swiped },
    { type: 'scrollEnd', measured: measuredAt(2) },
    { slide: 2, motion: rest, swipe: undefined },
  ],
  [
    'glides when a scroll has ended between two slides',
    scrolling(1.6, 2),
    { type: 'scrollEnd', measured: measuredAt(1.6) },
    { slide: 2, motion: glideFrom(1.6) },
  ],
  [
    'keeps its slide behind a modal when scrolled',
    resting,
    scroll(2, { modalOpen: true }),
    { slide: 1, motion: scrollTo(2) },
  ],
  // Before hydration.
  [
    'keeps a scroll position from before hydration',
    initialState(0),
    { type: 'restore', measured: measuredAt(2) },
    { slide: 2, width, motion: rest },
  ],
  [
    'follows a swipe from before hydration',
    initialState(0),
    { type: 'restore', measured: measuredAt(0.7) },
    { slide: 1, motion: { ...scrollTo(0.7), forwards: expect.any(Boolean) } },
  ],
  // Resizes.
  [
    'keeps its slide when resized',
    resting,
    resize(1, narrower),
    { width: 300, motion: restAndWrite },
  ],
  [
    'jumps to the end of a glide when resized',
    gliding,
    resize(1.4, narrower),
    { slide: 2, motion: restAndWrite },
  ],
  [
    'jumps to the next slide when resized in a swipe',
    { ...scrolling(1.2, 1), ...swiped },
    resize(1.2, narrower),
    { slide: 2, motion: restAndWrite },
  ],
  [
    'jumps to the previous slide when resized in a swipe back',
    scrolling(1.8, 2, false),
    resize(1.8, narrower),
    { slide: 1, motion: restAndWrite },
  ],
  [
    'jumps at most one slide from the start of a swipe when resized',
    { ...scrolling(2.1, 2), ...swiped },
    resize(2.1, narrower),
    { slide: 2, motion: restAndWrite },
  ],
])('the slider %s', (_, state, event, expected) => {
  expect(sliderReducer(state, event)).toMatchObject(expected);
});

it.each<[string, SliderState, SliderEvent]>([
  ['scrolling by a resize', resting, scroll(1.2, narrower)],
  ['the last scroll event of a glide in which it was grabbed', held, scroll(1.6)],
  [
    'the end of a scroll while a pointer holds it',
    held,
    { type: 'scrollEnd', measured: measuredAt(1.6) },
  ],
  ['a pause while a finger rests on it', { ...scrolling(1.5, 2), ...swiping }, settle(1.5)],
  ['a pause in a glide', gliding, settle(1.4)],
  ['a pause in a resize', scrolling(1.5, 2), settle(1.5, narrower)],
  ['a change of height in a glide', gliding, resize(1.4)],
])('the slider ignores %s', (_, state, event) => {
  expect(sliderReducer(state, event)).toBe(state);
});
