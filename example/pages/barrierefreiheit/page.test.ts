import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anotherOwner } from '#tests/support/another-owner.ts';
import { owner } from '../../owner.ts';
import { contactBlock } from '../../provider.ts';
import { accessibilitySections, page } from './page.ts';

/** The criteria of WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/). */
const criteria = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11
  2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`
  .trim()
  .split(/\s+/);

const table = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', how = '', proof = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { number: criterion.split(' ')[0] ?? '', how, proof };
  });

describe('the table of WCAG 2.2 in docs/accessibility.md', () => {
  it('lists every criterion of levels A and AA in order', () => {
    expect(table.map(({ number }) => number)).toEqual(criteria);
  });

  it('states for each criterion how it is met, and names existing files or a check by hand', () => {
    for (const { number, how, proof } of table) {
      expect(how, number).not.toBe('');
      const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
      expect(files.length > 0 || proof.startsWith('By hand'), number).toBe(true);
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
    }
  });
});

describe('the accessibility statement', () => {
  it('agrees with the table on what is not met, and ends with how to report a barrier', () => {
    const text = JSON.stringify(page.sections);
    const failed = table.filter(({ how }) => how.startsWith('Not met')).map(({ number }) => number);
    expect(text.includes('Mir ist keine Abweichung bekannt.')).toBe(failed.length === 0);
    expect(failed.filter((number) => !text.includes(number))).toEqual([]);
    expect(page.sections.at(-1)?.id).toBe('melden');
    expect(page.sections.at(-1)?.blocks).toContainEqual(contactBlock(owner));
  });

  it('mentions the last check of the content only if the owner has set its month', () => {
    const sentence = 'Meine Inhalte habe ich zuletzt im Oktober 2026 geprüft.';
    expect(JSON.stringify(accessibilitySections(anotherOwner))).toContain(sentence);
    expect(JSON.stringify(accessibilitySections(owner))).not.toContain('Meine Inhalte habe');
  });
});
