/** What the scripts inside a prerendered page leave for the site's script. */
interface Window {
  early?: {
    lock?: {
      /** The motion that began before React, until the lock screen takes it over. */
      motion?: import('#src/screens/lock/lock-motion.ts').LockMotion | undefined;
      /** For a lock that is shown later: the program is on the page already. */
      createLockMotion: typeof import('#src/screens/lock/lock-motion.ts').createLockMotion;
    };
    /** Presses again what was pressed before React came. Call it once React answers. */
    replayClicks?: () => void;
    /** Says to visitor and developer that the page stays as it was served. */
    reportLoadFailure?: (cause: unknown) => void;
  };
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: () => string },
    ): { createScriptURL: (url: string) => string };
  };
}
