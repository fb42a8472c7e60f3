import { Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import * as controls from '#content/texts/controls.ts';
import { notification, siteLanguage } from '#src/config/specification.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import {
  dismiss,
  notificationStore,
  type SiteNotification,
  useDisplayTime,
} from './notification-store.ts';
import './notifications.css';

const measures = {
  // Wider only for a visitor whose letters are larger than those of any screen.
  '--notification-width': `max(${notification.width}px, 13.5rem)`,
  '--notification-slide': `${notification.slide}ms`,
  '--notification-fade': `${notification.fade}ms`,
} as CSSProperties;

const regionClasses = {
  place: 'pointer-events-none fixed top-0 right-0 z-50 flex w-full flex-col gap-2 toast:w-auto',
  margins:
    'pt-[env(safe-area-inset-top)] toast:pt-[max(1rem,env(safe-area-inset-top))] toast:pr-[max(1rem,env(safe-area-inset-right))]',
};

/** How a notification looks and moves; Radix sets `data-state` and `data-swipe`. */
const cardClasses = {
  size: 'w-full toast:w-(--notification-width) toast:rounded-card',
  // While a dialog is open, the page takes no pointer.
  pointer: 'pointer-events-auto cursor-pointer',
  focus: 'focus-visible:-outline-offset-4 toast:focus-visible:outline-offset-2',
  slidesIn:
    'data-[state=open]:not-data-swipe:animate-[notification-in_var(--notification-slide)_ease-out]',
  fades: 'data-[state=closed]:animate-[notification-out_var(--notification-fade)_ease-in_forwards]',
  followsSwipe: 'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  springsBack: 'data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-200',
  swipedAway:
    'data-[state=closed]:data-[swipe=end]:animate-[notification-swiped_var(--notification-fade)_ease-out_forwards]',
  withoutMotion: 'motion-reduce:[animation-duration:0s]! motion-reduce:transition-none!',
};

const joined = (classes: Record<string, string>) => Object.values(classes).join(' ');

/** The region that shows the notifications, above everything else. Mount it once. */
export function Notifications() {
  const items = useStore(notificationStore, (state) => state.items);
  const duration = useDisplayTime();
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before it came into the region. */
  const origin = useRef<HTMLElement>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget as Node | null)) return;
    origin.current = relatedTarget as HTMLElement | null;
  }

  /** Returns the focus first: removing what has it would leave it nowhere. */
  function close(id: number) {
    if (region.current?.contains(document.activeElement)) {
      origin.current?.focus({ preventScroll: true });
    }
    dismiss(id);
  }

  // Radix forgets to end its pause when the last one closes under the pointer or the focus, as in react-toast 1.3.1
  // (radix-ui/primitives#2268, #3355): a new provider starts afresh.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens.
    <div ref={region} lang={siteLanguage} onFocus={rememberOrigin}>
      <Provider
        key={items[0]?.id}
        label={controls.notification}
        duration={duration}
        swipeDirection="right"
        swipeThreshold={currentWidth() * notification.swipeShare}
      >
        {/* aria-live keeps the region readable while a dialog hides the rest; Radix announces. */}
        <Viewport
          label={controls.notificationRegion}
          aria-live="off"
          style={measures}
          className={joined(regionClasses)}
        />
        {items.map((item) => (
          <NotificationCard key={item.id} {...item} onClose={() => close(item.id)} />
        ))}
      </Provider>
    </div>
  );
}

/** The width in px that a notification has now: its own, or the viewport's on a small screen. */
function currentWidth(): number {
  // The layout's media query counts the scroll bar, the layout itself does not.
  return window.innerWidth < notification.fullWidthBelow
    ? document.documentElement.clientWidth
    : notification.width;
}

const variants = {
  success: { ground: 'bg-success', glyph: 'check' },
  danger: { ground: 'bg-danger', glyph: 'warning' },
} as const;

type NotificationCardProps = SiteNotification & { onClose: () => void };

/** One notification. It goes by itself, by a swipe to the right, by Escape and by a click anywhere. */
function NotificationCard({ kind, title, text, open, onClose }: NotificationCardProps) {
  const { ground, glyph } = variants[kind];
  const titleId = useId();
  const textId = useId();
  const swiped = useRef(false);
  const [cancels, setCancels] = useState(0);

  const closeByClick = ({ detail }: MouseEvent) => {
    // A swipe by mouse ends with a click; detail 0 is a click by keyboard.
    if (!swiped.current || detail === 0) onClose();
  };

  // Radix's announcement reads the texts from the card, so a space must stand between them.
  return (
    <Root
      // Radix leaves a swipe that the system cancels where it is, as in react-toast 1.3.1 (radix-ui/primitives#4141): a
      // new card starts afresh.
      key={cancels}
      onPointerCancel={() => setCancels(cancels + 1)}
      open={open}
      onOpenChange={onClose}
      onPointerDown={() => {
        swiped.current = false;
      }}
      onSwipeStart={() => {
        swiped.current = true;
      }}
      // A press must not take the focus away from the field that the visitor is writing in.
      onMouseDown={(event) => event.preventDefault()}
      onClick={closeByClick}
      className={joined(cardClasses)}
    >
      <div
        role="status"
        aria-live="off"
        aria-labelledby={`${titleId} ${textId}`}
        className={`flex items-start gap-3 py-3 pr-2 pl-4 text-white shadow-card toast:rounded-card ${ground}`}
      >
        <Glyph name={glyph} className="mt-2 shrink-0" />
        <div className="min-w-0 grow py-2">
          <Title id={titleId} className="font-semibold">
            {title}
          </Title>{' '}
          <Description id={textId} className="text-sm">
            {text}
          </Description>
        </div>
        <button
          type="button"
          aria-label={controls.close}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/20"
        >
          <Glyph name="close" size={20} />
        </button>
      </div>
    </Root>
  );
}
