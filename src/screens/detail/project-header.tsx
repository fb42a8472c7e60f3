import { type CSSProperties, useId } from 'react';
import { newWindow } from '#src/content/pages.ts';
import type { ExternalButton, ProjectContent } from '#src/content/types.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Glyph } from '#src/ui/glyph.tsx';
import { DetailHeader } from './detail-header.tsx';

type ProjectHeaderProps = Pick<
  ProjectContent,
  | 'tile'
  | 'title'
  | 'description'
  | 'tags'
  | 'year'
  | 'role'
  | 'client'
  | 'color'
  | 'backgroundColor'
  | 'buttons'
>;

/** Title, description, tags, facts and links in the project's own colours. */
export function ProjectHeader(project: ProjectHeaderProps) {
  const { tile, title, description, tags, color, backgroundColor, buttons } = project;
  return (
    <DetailHeader tile={tile} title={title} style={{ color, backgroundColor }}>
      <p className="max-w-text text-xl">{description}</p>
      <ul aria-label="Technologien" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="rounded-full border border-current px-3 py-0.5 font-medium">
            {tag}
          </li>
        ))}
      </ul>
      <Facts {...project} />
      {buttons.length > 0 && (
        <p className="flex flex-wrap gap-3 pt-2">
          {buttons.map((button) => (
            <ExternalLink key={button.href} button={button} color={color} />
          ))}
        </p>
      )}
    </DetailHeader>
  );
}

/** When, as what and for whom, where the project says so. */
function Facts({ year, role, client }: Pick<ProjectContent, 'year' | 'role' | 'client'>) {
  const facts = Object.entries({ Jahr: year, Rolle: role, Für: client }).filter(([, text]) => text);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3">
      {facts.map(([label, text]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label}:</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ExternalLinkProps {
  button: ExternalButton;
  color: string;
}

function ExternalLink({ button, color }: ExternalLinkProps) {
  const style = {
    '--color': color,
    '--hover-color': button.hoverColor,
    '--hover-background': button.hoverBackgroundColor,
  } as CSSProperties;
  // A description: the specification fixes the button's name.
  const id = useId();
  return (
    <>
      <a
        href={button.href}
        target="_blank"
        rel="noopener"
        aria-describedby={id}
        style={style}
        className={`${buttonClass('line')} text-(--color) hover:bg-(--hover-background) hover:text-(--hover-color)`}
      >
        {button.label}
        <Glyph name="external" size={20} />
      </a>
      <span id={id} hidden>
        {newWindow}
      </span>
    </>
  );
}
