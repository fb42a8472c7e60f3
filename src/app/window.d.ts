/** Set by the inline scripts of a prerendered page. */
interface Window {
  early?: {
    lock?: {
      /** Started before React, until the lock screen takes it over. */
      motion?: import('#src/screens/lock/lock-motion.ts').LockMotion | undefined;
      /** A lock that is shown later uses it: its code is already on the page. */
      createLockMotion: typeof import('#src/screens/lock/lock-motion.ts').createLockMotion;
    };
    /** Replays clicks from before hydration. */
    replayClicks?: () => void;
    /** Informs visitor and developer that the page stays static. */
    reportLoadFailure?: (cause: unknown) => void;
    leaveReplacedBuild?: (stays: () => boolean) => Promise<void>;
  };
}
