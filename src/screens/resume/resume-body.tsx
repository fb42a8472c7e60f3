import { Link } from 'wouter';
import { BreakableText, Prose } from '#src/components/text-parts.tsx';
import { resumePage } from '#src/content/browser-texts.data.ts';
import {
  projectSummaries,
  referenceSummaries,
  resume,
  skillSummaries,
} from '#src/content/resume-lists.data.ts';
import { slideIndex } from '#src/content/slides.ts';
import { linkAddress } from '#src/lib/environment.ts';
import { paths } from '#src/navigation/paths.ts';
import { ResumeHeader } from './resume-header.tsx';
import { Lines, ResumeEntry, ResumeSection, stationEntries, titleLine } from './resume-parts.tsx';

const { headings } = resumePage;

const projects = projectSummaries.slice(0, resume.projectCount);
const otherProjects = projectSummaries.length - projects.length;

/** Tags of the shown projects, without titles of skills. */
const otherTechnologies = [...new Set(projects.flatMap(({ tags }) => tags))]
  .filter((tag) => !skillSummaries.some(({ title }) => title === tag))
  .sort();

function examplesOf(skill: string) {
  const titles = projects.filter(({ tags }) => tags.includes(skill)).map(({ title }) => title);
  return titles.length > 0 && `${resumePage.examples}: ${titles.join(', ')}`;
}

const linkClass =
  'inline-block text-primary-dark underline underline-offset-4 hover:no-underline print:no-underline';

const titleClass = 'break-after-auto font-semibold wrap-anywhere text-background-deep';

export function ResumeBody() {
  return (
    <>
      <ResumeHeader />
      <ResumeSection heading={headings.profile}>
        {resume.profile.map((text) => (
          <p key={text} className="mb-4 print:mb-3">
            <Prose text={text} />
          </p>
        ))}
      </ResumeSection>
      <ResumeSection heading={headings.experience}>
        {stationEntries(resume.experience)}
      </ResumeSection>
      <ResumeSection heading={headings.education}>{stationEntries(resume.education)}</ResumeSection>
      <ResumeSection heading={headings.projects}>
        {projects.map(({ slug, title, description, tags, year, role, client }) => (
          <ResumeEntry key={slug} time={year} aside={<Lines lines={[tags.join(', ')]} />}>
            <DetailTitle slug={slug} title={title} />
            <Lines lines={[description, role, client && `${resumePage.client} ${client}`]} />
          </ResumeEntry>
        ))}
        {otherProjects > 0 && (
          <ResumeEntry>
            <Link href={paths.slide(slideIndex.projects)} className={linkClass}>
              {otherProjects === 1
                ? resumePage.otherProject
                : `${otherProjects} ${resumePage.otherProjects}`}
            </Link>
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection heading={headings.skills}>
        {skillSummaries.map(({ slug, title, description }) => (
          <ResumeEntry key={slug} aside={<DetailTitle slug={slug} title={title} />}>
            <Lines lines={[description, examplesOf(title)]} />
          </ResumeEntry>
        ))}
        {otherTechnologies.length > 0 && (
          <ResumeEntry aside={<h3 className={titleClass}>{resumePage.otherTechnologies}</h3>}>
            <p>{otherTechnologies.join(', ')}</p>
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection heading={headings.certificates}>
        {resume.certificates?.map(({ title, issuer, year, href }) => (
          <ResumeEntry key={title} time={year}>
            <div className={titleLine}>
              <p className="font-semibold wrap-anywhere">
                {href ? (
                  <a href={linkAddress(href)} className={linkClass}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </p>
              <Lines lines={[issuer]} />
            </div>
          </ResumeEntry>
        ))}
      </ResumeSection>
      <ResumeSection heading={headings.languages}>
        {resume.languages?.map(({ name, level }) => (
          <ResumeEntry key={name} aside={name}>
            <Lines lines={[level]} />
          </ResumeEntry>
        ))}
      </ResumeSection>
      <ResumeSection heading={headings.references}>
        {referenceSummaries.map(({ slug, title, quote, by }) => (
          <ResumeEntry key={quote} aside={<DetailTitle slug={slug} title={title} />}>
            <blockquote className="border-secondary-dark border-s-4 ps-3 print:border-current">
              {quote}
            </blockquote>
            <Lines lines={[by]} />
          </ResumeEntry>
        ))}
      </ResumeSection>
    </>
  );
}

function DetailTitle({ slug, title }: { slug: string; title: string }) {
  return (
    <h3 className={titleClass}>
      <Link href={paths.page(slug)} className={linkClass}>
        <BreakableText text={title} />
      </Link>
    </h3>
  );
}
