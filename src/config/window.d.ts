/** What the scripts inside a prerendered page leave for the site's script. */
interface Window {
  /** The lock's motion that began before React, until the lock screen takes it over. */
  earlyLock?: import('#src/screens/lock/lock-motion.ts').LockMotion | undefined;
  /** Says to visitor and developer that the page stays as it was served. */
  reportLoadFailure?: (cause: unknown) => void;
}
