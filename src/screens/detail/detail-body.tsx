import { Link } from 'wouter';
import { detailPage } from '#content/texts/detail.ts';
import { buttonClass } from '#src/components/button.tsx';
import { DetailIcon } from '#src/components/detail-icon.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import { ContactLink, StaticLinks } from '#src/components/links.tsx';
import { BreakableText } from '#src/components/text-parts.tsx';
import { detailTexts, type ProjectTexts, type SkillTexts } from '#src/content/detail-texts.data.ts';
import type { Detail } from '#src/content/details.data.ts';
import { relatedDetails } from '#src/content/related-details.ts';
import { paths } from '#src/navigation/paths.ts';
import { DetailFacts } from './detail-facts.tsx';
import { columnClass } from './detail-layout.tsx';
import {
  CaseStudy,
  CodeExample,
  DetailSection,
  FeatureList,
  paragraphs,
} from './detail-sections.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';

const { headings, invitation, quote: inQuotes } = detailPage;

export function DetailBody({ detail }: { detail: Detail }) {
  const texts = detailTexts[detail.slug];
  if (!texts) throw new Error(`No texts found for ${detail.slug}.`);
  const isProject = 'project' in texts;
  return (
    <>
      {isProject && <DetailFacts {...texts.project} />}
      <div className="bg-background-dark text-on-background pb-page-end grow border-t border-white/10">
        {isProject ? (
          <ProjectSections project={texts.project} />
        ) : (
          <SkillSections skill={texts.skill} />
        )}
        {/* `print.css` hides footers. */}
        <footer>
          {/* A project's tags already link its skills. */}
          {!isProject && detail.related.length > 0 && (
            <DetailSection heading={headings.projects(detail.title)}>
              <ProjectList projects={relatedDetails(detail)} />
            </DetailSection>
          )}
          <p
            className={`flex flex-wrap items-center gap-x-6 gap-y-4 pt-12 text-xl md:pt-16 ${columnClass}`}
          >
            {invitation.text} <ContactLink className={buttonClass()}>{invitation.link}</ContactLink>
          </p>
        </footer>
        <StaticLinks className={`text-on-background-muted pt-12 ${columnClass}`} />
      </div>
    </>
  );
}

function ProjectSections({ project }: Pick<ProjectTexts, 'project'>) {
  const { productImages, code, sections, featureParagraphs, accent, backgroundText, references } =
    project;
  return (
    <>
      {productImages.length > 0 && (
        <DetailSection heading={headings.pictures} stacked>
          <ScreenshotGallery pictures={productImages} />
        </DetailSection>
      )}
      {code && (
        <DetailSection heading={headings.code}>
          <CodeExample tokens={code} />
        </DetailSection>
      )}
      {sections && <CaseStudy sections={sections} />}
      {featureParagraphs.length > 0 && (
        <DetailSection heading={headings.features} stacked>
          <FeatureList features={featureParagraphs} accent={accent} />
        </DetailSection>
      )}
      {backgroundText.length > 0 && (
        <DetailSection heading={headings.background}>{paragraphs(backgroundText)}</DetailSection>
      )}
      {references.length > 0 && (
        <DetailSection heading={headings.references}>
          {references.map(({ quote, name, company }) => (
            <figure
              key={quote}
              className="max-w-text border-secondary grid grid-cols-1 gap-1 border-s-4 ps-5 print:border-current"
            >
              <blockquote className="text-on-background-muted text-lg leading-relaxed">
                {inQuotes(quote)}
              </blockquote>
              <figcaption className="font-medium">
                {company ? `${name}, ${company}` : name}
              </figcaption>
            </figure>
          ))}
        </DetailSection>
      )}
    </>
  );
}

function SkillSections({ skill }: Pick<SkillTexts, 'skill'>) {
  return (
    <>
      {skill.experienceText.length > 0 && (
        <DetailSection heading={headings.experience}>
          {paragraphs(skill.experienceText)}
        </DetailSection>
      )}
      <DetailSection heading={headings.uses} stacked>
        <FeatureList features={skill.featureParagraphs} accent={skill.accent} />
      </DetailSection>
    </>
  );
}

function ProjectList({ projects }: { projects: readonly Detail[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {projects.map((project) => (
        <li key={project.slug}>
          <Link
            href={paths.page(project.slug)}
            className="rounded-card bg-background/60 flex flex-wrap items-center gap-4 p-4 text-lg font-medium hover:bg-white/25"
          >
            <DetailIcon detail={project} className="size-12 shrink-0" />
            {/* The basis gives large text the whole width. */}
            <span className="min-w-0 grow basis-[10rem] wrap-anywhere">
              <BreakableText text={project.tile.title} />
            </span>
            <Glyph name="arrow-right" size={20} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
