import { list, type StaticBlock, section } from '#src/content/static-page.ts';
import type { Host, Owner } from '#src/content/types.ts';
import { countOf, standardClauses } from './wording.ts';

/** The host in a relative clause, before its verb. */
function recipient({ name, address, processor }: Host) {
  return `${name}, ${address},${processor ? ' in meinem Auftrag' : ''}`;
}

/** The legal basis of a host outside the EEA, if the owner names the country. */
function transfer(host?: Host): StaticBlock[] {
  if (!host?.thirdCountry) return [];
  return [
    `Antwortet dir ein Server außerhalb des Europäischen Wirtschaftsraums (${host.thirdCountry}), geschieht das auf der Grundlage eines Angemessenheitsbeschlusses (Art. 45 DSGVO) oder der Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 lit. c DSGVO).`,
    { entries: [standardClauses] },
  ];
}

export function visitSection({ hosting }: Owner) {
  const host = hosting ? recipient(hosting) : 'ein Hosting-Dienstleister';
  const duration = hosting?.logDays
    ? `löscht die Protokolle spätestens nach ${countOf(hosting.logDays, 'Tag')}`
    : 'bewahrt die Protokolle auf, solange er sie dafür braucht';
  return section('aufruf', 'Aufruf der Website', [
    `Diese Website besteht aus statischen Dateien, die ${host} ausliefert. Dabei fallen technisch notwendige Daten an, die der Dienstleister vorübergehend in Protokollen (Server-Logs) speichern kann:`,
    list(
      'deine IP-Adresse',
      'Datum und Uhrzeit des Abrufs',
      'die abgerufene Adresse, die übertragene Datenmenge und der Statuscode',
      'die Seite, von der du kommst (Referrer), falls dein Browser sie mitteilt',
      'Browser und Betriebssystem, so wie dein Browser sie angibt',
    ),
    `Das dient dazu, die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig läuft. Der Dienstleister ${duration}. Mit anderen Daten führe ich sie nicht zusammen.`,
    ...transfer(hosting),
  ]);
}

/** @param assetHost an origin */
export function picturesSection(assetHost: string, { pictureHosting }: Owner) {
  const operator = pictureHosting
    ? `, einem Server, den ${recipient(pictureHosting)} betreibt`
    : '';
  return section('bilder', 'Bilder', [
    `Bilder lädt dein Browser von ${new URL(assetHost).host}${operator}; dabei wird deine IP-Adresse dorthin übertragen. Zweck und Rechtsgrundlage sind dieselben wie beim Aufruf der Website.`,
    ...transfer(pictureHosting),
  ]);
}
