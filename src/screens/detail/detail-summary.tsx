import { type CSSProperties, useId } from 'react';
import { Link } from 'wouter';
import { newWindow } from '#content/texts/controls.ts';
import { detailPage } from '#content/texts/detail.ts';
import { linkAddress } from '#src/config/environment.ts';
import type { Detail } from '#src/content/catalogue.data.ts';
import type { ExternalButton, ProjectContent, SkillContent } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Glyph } from '#src/ui/glyph.tsx';
import { onAnyGround } from '#src/ui/text-parts.tsx';
import { column } from './detail-layout.tsx';
import { hostIcons } from './host-icons.data.ts';

type DetailSummaryProps = Pick<SkillContent, 'description'> &
  Partial<Omit<ProjectContent, keyof SkillContent | 'code'>> & { neighbours: readonly Detail[] };

/** The lower part of the page's head: description, tags, facts and buttons. */
export function DetailSummary(texts: DetailSummaryProps) {
  const { description, tags, neighbours, color, backgroundColor, buttons = [] } = texts;
  return (
    <div
      className={`grid grid-cols-1 justify-items-start gap-4 pt-4 pb-8 wrap-anywhere sm:pe-50 md:min-h-40 md:pb-16 ${column}`}
    >
      <p className="max-w-text text-xl">{description}</p>
      {tags && (
        <ul
          aria-label={detailPage.technologies}
          className="-my-2 flex flex-wrap items-center gap-x-2 font-medium"
        >
          {tags.map((tag) => (
            <li key={tag} className="flex min-h-11 items-center">
              <Tag title={tag} skill={neighbours.find(({ title }) => title === tag)} />
            </li>
          ))}
        </ul>
      )}
      <Facts {...texts} />
      {buttons.length > 0 && (
        <p
          className="flex flex-wrap gap-3 pt-2"
          style={{ '--color': color, '--ground': backgroundColor } as CSSProperties}
        >
          {buttons.map((button) => (
            <ProjectButton key={button.href} {...button} />
          ))}
        </p>
      )}
    </div>
  );
}

/** A tag that is a skill's title leads to the skill. */
function Tag({ title, skill }: { title: string; skill: Detail | undefined }) {
  const pill = 'rounded-full border border-current px-3 py-0.5';
  if (!skill) return <span className={pill}>{title}</span>;
  return (
    <Link
      href={paths.below(skill.slug)}
      className="group flex min-h-11 min-w-11 items-center rounded-full text-secondary underline underline-offset-4"
    >
      <span
        className={`grow bg-ground-deep text-center group-hover:bg-secondary group-hover:text-ground-deep print:border-current ${pill}`}
      >
        {title}
      </span>
    </Link>
  );
}

function Facts({ year, role, client }: Pick<ProjectContent, 'year' | 'role' | 'client'>) {
  const labels = detailPage.facts;
  const values = { [labels.year]: year, [labels.role]: role, [labels.client]: client };
  const facts = Object.entries(values).filter(([, text]) => text);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      {facts.map(([label, text]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label}:</dt>
          <dd className={label === labels.year ? onAnyGround : ''}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ProjectButton({ label, href, hoverColor, hoverBackgroundColor }: ExternalButton) {
  const style = {
    '--hover-color': hoverColor,
    '--hover-background': hoverBackgroundColor,
  } as CSSProperties;
  const icon = hostIcons[href.split('/')[2] ?? ''];
  // The hint is a description, because the specification fixes the button's name.
  const id = useId();
  return (
    <>
      <a
        href={linkAddress(href)}
        target="_blank"
        rel="noopener"
        aria-describedby={id}
        style={style}
        className={buttonClass('app')}
      >
        {icon && <Glyph path={icon} size={20} className="shrink-0" />}
        {label}
        {!icon && <Glyph name="external" size={20} className="shrink-0" />}
      </a>
      <span id={id} hidden>
        {newWindow}
      </span>
    </>
  );
}
