import { describe, expect, it } from 'vitest';
import { project as aChess } from '#src/content/projects/a-chess.ts';
import { project as itspylearning } from '#src/content/projects/itspylearning.ts';
import { project as morningChess } from '#src/content/projects/morning-chess.ts';
import { project as ownSite } from '#src/content/projects/own-site.ts';
import { project as threencrypt } from '#src/content/projects/threencrypt.ts';
import { project as visualSort } from '#src/content/projects/visual-sort.ts';
import { owner } from './owner.ts';

const projects = [threencrypt, morningChess, visualSort, ownSite, itspylearning, aChess];

/** Contrast of two `#rrggbb` colours as WCAG 2 defines it, 1 to 21. */
function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the projects', () => {
  it('stand on the home screen in the specified order', () => {
    expect(projects.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
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
    expect(project.slug).toBe(slug);
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

  it('keep a hovered button readable (4.5:1)', () => {
    for (const { hoverColor, hoverBackgroundColor } of projects.flatMap(({ buttons }) => buttons))
      expect(contrast(hoverColor, hoverBackgroundColor)).toBeGreaterThanOrEqual(4.5);
  });

  it('keep large header text (3:1) and the white icon on a tile (3:1) visible', () => {
    for (const { color, backgroundColor, tile } of projects) {
      expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(3);
      const stops = tile.background.match(/#[\da-f]{6}/g) ?? [];
      expect(stops).not.toHaveLength(0);
      for (const stop of stops) expect(contrast('#ffffff', stop)).toBeGreaterThanOrEqual(3);
    }
  });
});
