import { owner } from '#content/owner.ts';

/** A longer greeting than the example's. */
export const lockScreen = {
  name: 'Sperrbildschirm',
  received: 'Vor einer Minute',
  greeting: `Grüezi, ich bin ${owner.firstName}`,
  introduction: 'Ich entwickle Software für Fahrpläne, Anzeigen und Ansagen.',
  availability: `Frei ${owner.availability}.`,
  write: 'Schick mir eine E-Mail.',
  hint: 'Zum Entsperren nach oben wischen.',
  metadata: {
    title: owner.fullName,
    description:
      'Grüezi, ich entwickle Software für Fahrpläne und Fahrgastinformation. Entsperre den Bildschirm und sieh dir meine Arbeiten an.',
  },
};
