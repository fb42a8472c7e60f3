import { siteLanguage } from '#src/config/specification.ts';

/**
 * Sample VAT numbers by region: each digit stands for any digit, `X` for a letter, a digit, `+` or
 * `*` (https://ec.europa.eu/taxation_customs/vies/#/faq, question 11; Switzerland's is its UID).
 */
const samples: Record<string, readonly string[]> = {
  ...{ AT: ['ATU12345678'], BE: ['BE0123456789'], BG: ['BG123456789', 'BG1234567890'] },
  ...{ CH: ['CHE-123.456.789', 'CHE-123.456.789 MWST'], CY: ['CY12345678X'] },
  ...{ CZ: ['CZ12345678', 'CZ123456789', 'CZ1234567890'], DE: ['DE123456789'] },
  ...{ DK: ['DK12345678'], EE: ['EE123456789'], ES: ['ESX1234567X'], FI: ['FI12345678'] },
  ...{ FR: ['FRXX123456789'], GB: ['GB123456789'], GR: ['EL123456789'], HR: ['HR12345678901'] },
  ...{ HU: ['HU12345678'], IE: ['IE1X34567X', 'IE1234567XX'], IT: ['IT12345678901'] },
  ...{ LT: ['LT123456789', 'LT123456789012'], LU: ['LU12345678'], LV: ['LV12345678901'] },
  ...{ MT: ['MT12345678'], NL: ['NLXXXXXXXXXXXX'], PL: ['PL1234567890'], PT: ['PT123456789'] },
  RO: Array.from({ length: 9 }, (_, more) => 'RO1234567890'.slice(0, 4 + more)),
  ...{ SE: ['SE123456789012'], SI: ['SI12345678'], SK: ['SK1234567890'] },
};

function patternOf(forms: readonly string[]): RegExp {
  const escaped = forms.map((form) =>
    form.replaceAll('.', '\\.').replace(/\d/g, '\\d').replaceAll('X', '[\\dA-Z+*]'),
  );
  return new RegExp(`^(${escaped.join('|')})$`);
}

/** Matches the VAT number of any of these countries. */
export const vatId = patternOf(Object.values(samples).flat());

/** How a country's number is written; undefined of a country that is not known by this name. */
export function vatIdOf(country: string): { sample: string; pattern: RegExp } | undefined {
  const names = new Intl.DisplayNames(siteLanguage, { type: 'region' });
  const [, forms] = Object.entries(samples).find(([code]) => names.of(code) === country) ?? [];
  const [sample] = forms ?? [];
  return forms && sample ? { sample, pattern: patternOf(forms) } : undefined;
}
