import { describe, expect, it } from 'vitest';
import { skill as flutter } from '#src/content/skills/flutter.ts';
import { skill as python } from '#src/content/skills/python.ts';
import { skill as react } from '#src/content/skills/react.ts';

const skills = [python, flutter, react];

describe('the skills', () => {
  it('stand on the home screen in the specified order', () => {
    expect(skills.map(({ tile }) => tile.order)).toEqual([1, 2, 3]);
    expect(skills.map(({ tile }) => tile.slug)).toEqual(['python', 'flutter', 'react']);
    expect(skills.map(({ tile }) => tile.title)).toEqual(['Python', 'Flutter', 'React']);
    expect(skills.map(({ title }) => title)).toEqual(['Python', 'Flutter', 'React']);
  });

  it('name three uses each, every one with an icon of its own', () => {
    for (const { featureParagraphs } of skills) {
      expect(featureParagraphs).toHaveLength(3);
      expect(new Set(featureParagraphs.map(({ icon }) => icon)).size).toBe(3);
    }
  });
});
