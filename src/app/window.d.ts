/** Set by the inline scripts of a prerendered page. */
interface Window {
  early?: {
    /** Started before React, until the lock screen takes them over. */
    lock?: import('#src/screens/lock/lock-gestures.ts').LockGestures;
    /** Replays clicks from before hydration. */
    replayClicks?: () => void;
    /** Informs visitor and developer that the page stays static. */
    reportLoadFailure?: (cause: unknown) => void;
    leaveReplacedBuild?: (stays: () => boolean) => Promise<void>;
  };
}
