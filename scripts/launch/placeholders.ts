/** Domains that nobody can own (RFC 2606, RFC 6761). */
const reservedHost =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^\[/;

/**
 * The numbers that belong to nobody, for films and books, without 0 and +49: Bundesnetzagentur, "Rufnummern für
 * Medienproduktionen", Mitteilung 148/2021 (Amtsblatt 7/2021).
 */
const fictionalNumber = new RegExp(
  `^(${[
    '(3023125|6990009|4066969|2214710|8999998)\\d{3}',
    '152(28817386|28895456|54599371)',
    '17139200\\d\\d',
    '172(9925904|9968532|9973185|9973186|9980752)',
    '174(9091317|9464308)',
    '176040690\\d\\d',
  ].join('|')})$`,
);

const placeholder = /^muster|muster(mann|frau|person|firma)|\b(john|jane) ?doe\b|beispiel/i;

export function isReservedHost(host: string): boolean {
  return reservedHost.test(host.toLowerCase());
}

export function isFictionalPhone(phone: string): boolean {
  const digits = phone.replace('(0)', '').replace(/\D/g, '');
  return fictionalNumber.test(digits.replace(/^(0049|49|0)/, ''));
}

export function isPlaceholder(text: string): boolean {
  return placeholder.test(text);
}

/** Whether a link leads to nobody: a domain, an account or an app that stands for any. */
export function isExampleLink(href: string): boolean {
  const { hostname, pathname, search } = new URL(href);
  return isReservedHost(hostname) || /(^|[/=.])example([/.]|$)/.test(pathname + search);
}
