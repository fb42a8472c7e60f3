import { owner } from '#content/owner.ts';

/** Texts of the lock screen (`/`). */
export const lockTexts = {
  /** Name of the screen, for screen readers. */
  name: 'Sperrbildschirm',
  /** When the greeting arrived; also above the form's notifications. */
  received: 'Gerade eben',
  greeting: `Hallo, ich bin ${owner.firstName}`,
  introduction: 'Ich bin ein Entwickler.',
  /** The second notification, a link to the form; also on the about slide. */
  availability: owner.availability && `Verfügbar ${owner.availability}.`,
  write: 'Schreib mir.',
  hint: 'Zum Entsperren nach oben wischen.',
  metadata: {
    title: `${owner.fullName}, Anwendungsentwickler`,
    description:
      'Hallo, ich bin Anwendungsentwickler aus Deutschland. Entsperre den Bildschirm, und sieh dir meine Skills und Projekte an.',
  },
};
