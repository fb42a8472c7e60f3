import { expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { project } from '#content/projects/a-chess/project.ts';
import { skill } from '#content/skills/python/skill.ts';
import { projectSchema, skillSchema } from './detail-schema.ts';
import { ownerSchema } from './owner-schema.ts';

it.each([
  ['a space at its end', 'React ', 'React'],
  ['a no-break space', 'Google\u00a0Play', 'Google Play'],
  ['a zero-width space', 'Re\u200bact\ufeff', 'React'],
  ['a letter and a combining mark', 'Gera\u0308te', 'Ger\u00e4te'],
  ['an emoji sequence', '👩\u200d💻', '👩\u200d💻'],
])('a tag with %s equals the title that looks the same', (_, tag, title) => {
  expect(projectSchema.parse({ ...project, tags: [tag] }).tags).toEqual([title]);
  expect(skillSchema.parse({ ...skill, title }).title).toBe(title);
});

it('ownerSchema removes invisible characters from e-mail address, phone, slug and origin', () => {
  const copied = {
    email: 'hallo@\u200bexample.org ',
    phone: '\u202a030 23125 042\u202c',
    slug: 'max\u2060Mustermann',
    siteUrl: ' https://example.org\n',
  };
  expect(ownerSchema.parse({ ...owner, ...copied })).toMatchObject({
    email: 'hallo@example.org',
    phone: '030 23125 042',
    slug: 'maxMustermann',
    siteUrl: 'https://example.org',
  });
});
