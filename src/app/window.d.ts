/** Set by the inline scripts of a prerendered page. */
interface Window {
  early?: {
    lock?: {
      /** Started before React, until the lock screen takes it over. */
      gestures?: import('#src/screens/lock/lock-gestures.ts').LockGestures | undefined;
      /** A lock that is shown later uses it: its code is already on the page. */
      createLockGestures: typeof import('#src/screens/lock/lock-gestures.ts').createLockGestures;
    };
    /** Replays clicks from before hydration. */
    replayClicks?: () => void;
    /** Informs visitor and developer that the page stays static. */
    reportLoadFailure?: (cause: unknown) => void;
    leaveReplacedBuild?: (stays: () => boolean) => Promise<void>;
  };
}
