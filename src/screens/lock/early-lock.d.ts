interface Window {
  /** The motion that began before React, until the lock screen takes it over. */
  earlyLock?: import('./lock-motion.ts').LockMotion | undefined;
}
