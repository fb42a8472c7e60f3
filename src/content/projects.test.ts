import { describe, expect, it } from 'vitest';
import { project as aChess } from '#src/content/projects/a-chess.ts';
import { project as itspylearning } from '#src/content/projects/itspylearning.ts';
import { project as morningChess } from '#src/content/projects/morning-chess.ts';
import { project as ownSite } from '#src/content/projects/own-site.ts';
import { project as threencrypt } from '#src/content/projects/threencrypt.ts';
import { project as visualSort } from '#src/content/projects/visual-sort.ts';
import { owner } from './owner.ts';

const projects = [threencrypt, morningChess, visualSort, ownSite, itspylearning, aChess];

describe('the projects', () => {
  it('stand on the home screen in the specified order', () => {
    expect(projects.map(({ tile }) => tile.order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(projects.map(({ tile }) => tile.title)).toEqual([
      '3ncrypt',
      'MorningChess',
      'VisualSort',
      owner.siteTitle,
      'Itspylearning',
      'aChess',
    ]);
  });

  it.each([
    { project: threencrypt, slug: 'threencrypt', images: 5, features: 3, tags: 'Flutter, Dart' },
    { project: visualSort, slug: 'visualSort', images: 4, features: 6, tags: 'Flutter, Dart' },
    { project: aChess, slug: 'aChess', images: 4, features: 4, tags: 'Python, Tkinter' },
    { project: ownSite, slug: owner.slug, images: 3, features: 0, tags: 'TypeScript, React' },
    { project: itspylearning, slug: 'itspylearning', images: 0, features: 3, tags: 'Python' },
    {
      project: morningChess,
      slug: 'morningChess',
      images: 4,
      features: 4,
      tags: 'Flutter, Dart, Java',
    },
  ])('show what is specified for /$slug', ({ project, slug, images, features, tags }) => {
    expect(project.tile.slug).toBe(slug);
    expect(project.productImages).toHaveLength(images);
    expect(project.featureParagraphs).toHaveLength(features);
    expect(project.tags.join(', ')).toBe(tags);
  });

  it('link to Google Play or Github, MorningChess to nothing', () => {
    expect(projects.map(({ buttons }) => buttons.map(({ label, href }) => [label, href]))).toEqual([
      [['Google Play', owner.links.threencryptPlayStore]],
      [],
      [['Github', owner.links.visualSortRepository]],
      [['Github', owner.links.siteRepository]],
      [['Github', owner.links.itspylearningRepository]],
      [['Github', owner.links.aChessRepository]],
    ]);
  });

  it('give each picture a file and an alternative text of its own', () => {
    const pictures = projects.flatMap(({ productImages }) => productImages);
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(20);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(20);
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(15);
  });

  it('use an icon once per page', () => {
    for (const { featureParagraphs } of projects) {
      const icons = featureParagraphs.map(({ icon }) => icon);
      expect(new Set(icons).size).toBe(icons.length);
    }
  });
});
