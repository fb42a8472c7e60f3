import { detailPage } from '#content/texts/detail.ts';
import { lastYear } from './last-year.ts';
import { resume as parsedResume, projectContents, skillContents } from './parsed-content.ts';
import { parsedOwner } from './parsed-owner.ts';

export const resume = parsedResume;

/** Projects, the newest first. */
export const projectSummaries = Object.values(projectContents)
  .map(({ tile, ...project }) => {
    const { title, description, tags, year, role, client } = project;
    return { slug: tile.slug, title, description, tags, year, role, client };
  })
  .toSorted((one, other) => lastYear(other.year) - lastYear(one.year));

export const skillSummaries = Object.values(skillContents).map(({ tile, title, description }) => ({
  slug: tile.slug,
  title,
  description,
}));

export const referenceSummaries = (parsedOwner.references ?? []).flatMap(
  ({ quote, name, company, project }) => {
    const title = projectSummaries.find(({ slug }) => slug === project)?.title;
    if (!project || !title) return [];
    const by = company ? `${name}, ${company}` : name;
    return { slug: project, title, quote: detailPage.quote(quote), by };
  },
);
