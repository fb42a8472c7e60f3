import { list, section } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';

export function rightsSection({ supervisoryAuthority }: Owner) {
  return section('rechte', 'Deine Rechte', [
    'Du hast mir gegenüber das Recht auf',
    list(
      'Auskunft (Art. 15 DSGVO)',
      'Berichtigung (Art. 16 DSGVO)',
      'Löschung (Art. 17 DSGVO)',
      'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
      'Datenübertragbarkeit (Art. 20 DSGVO)',
      'Widerspruch (Art. 21 DSGVO)',
    ),
    {
      entries: [
        {
          label: 'Mehr zum Widerspruch',
          text: 'Dein Widerspruchsrecht',
          href: '/datenschutz#widerspruch',
        },
      ],
    },
    'Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an deinem Wohnort oder an meinem Sitz (Art. 77 DSGVO).',
    ...(supervisoryAuthority
      ? [
          {
            entries: [
              {
                label: 'Für mich zuständig',
                text: supervisoryAuthority.name,
                href: supervisoryAuthority.href,
              },
            ],
          },
        ]
      : []),
    'Eine automatisierte Entscheidungsfindung einschließlich Profiling (Art. 22 DSGVO) findet nicht statt.',
  ]);
}

/** A separate section, as Art. 21 Abs. 4 DSGVO requires. */
export const objectionSection = section('widerspruch', 'Dein Widerspruchsrecht', [
  'Soweit ich Daten auf der Grundlage von Art. 6 Abs. 1 lit. f DSGVO verarbeite, kannst du dem jederzeit aus Gründen widersprechen, die sich aus deiner besonderen Situation ergeben. Ich verarbeite die Daten dann nicht mehr – es sei denn, es gibt zwingende schutzwürdige Gründe, die deine Interessen, Rechte und Freiheiten überwiegen, oder ich brauche sie, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen. Eine formlose Nachricht an mich genügt.',
]);
