import { owner } from '#content/owner.ts';

/** Texts of the lock screen (`/`). */
export const lockScreen = {
  /** What it is, for visitors who hear it. */
  name: 'Sperrbildschirm',
  /** When the greeting has arrived, as a notification says it. */
  received: 'Gerade eben',
  greeting: `Hallo, ich bin ${owner.firstName}`,
  introduction: 'Ich bin ein Entwickler.',
  /** A second notification, which leads to the form. */
  availability: owner.availability && `Verfügbar ${owner.availability}.`,
  write: 'Schreib mir.',
  hint: 'Zum Entsperren nach oben wischen.',
  metadata: {
    title: `${owner.fullName}, Anwendungsentwickler`,
    description:
      'Hallo, ich bin Anwendungsentwickler aus Deutschland. Entsperre den Bildschirm, und sieh dir meine Skills und Projekte an.',
  },
};
