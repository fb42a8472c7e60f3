import { describe, expect, it } from 'vitest';
import { layerLook, releaseFade } from './hint-drag.ts';

describe('releasing the hint', () => {
  it('unlocks with a fade of 500 ms times the ratio below 80 percent of the height', () => {
    expect(releaseFade(0.5)).toBe(250);
    expect(releaseFade(0.79)).toBe(395);
    expect(releaseFade(0)).toBe(0);
  });

  it('springs back at 80 percent and below it on the screen', () => {
    expect(releaseFade(0.8)).toBeUndefined();
    expect(releaseFade(0.95)).toBeUndefined();
  });

  it('fades in no time when the pointer has left the screen at the top', () => {
    expect(releaseFade(-0.1)).toBe(0);
  });
});

describe('the layer under a drag', () => {
  it('starts untouched and is transparent when the pointer is at the top', () => {
    expect(layerLook(800, 800)).toEqual({ opacity: 1, lift: 0 });
    expect(layerLook(800, 0)).toEqual({ opacity: 0, lift: -120 });
  });

  it('follows the height in between and never lifts downwards', () => {
    expect(layerLook(800, 400).opacity).toBe(0.5);
    expect(layerLook(800, 840)).toEqual({ opacity: 1, lift: 0 });
  });
});
