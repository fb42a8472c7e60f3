import { type CSSProperties, useId } from 'react';
import { newWindow } from '#content/texts/controls.ts';
import { detailPage } from '#content/texts/detail.ts';
import { buttonClass } from '#src/components/button.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import type { ExternalButton, ProjectContent } from '#src/content/types.ts';
import { linkAddress } from '#src/lib/environment.ts';
import { columnClass } from './detail-layout.tsx';
import { hostIcons } from './host-icons.data.ts';

type DetailFactsProps = Pick<
  ProjectContent,
  'year' | 'role' | 'client' | 'color' | 'backgroundColor' | 'buttons'
>;

export function DetailFacts({
  year,
  role,
  client,
  color,
  backgroundColor,
  buttons,
}: DetailFactsProps) {
  const labels = detailPage.facts;
  const values = { [labels.year]: year, [labels.role]: role, [labels.client]: client };
  const facts = Object.entries(values).filter(([, text]) => text);
  return (
    <div
      className={`grid grid-cols-1 justify-items-start gap-4 pb-8 wrap-anywhere md:pb-16 landscape-phone:flex landscape-phone:flex-wrap landscape-phone:items-center landscape-phone:justify-between landscape-phone:pb-5 ${columnClass}`}
    >
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-6">
          {facts.map(([label, text]) => (
            <div key={label} className="max-sm:contents sm:flex sm:flex-wrap sm:gap-x-2">
              <dt className="font-semibold">{label}:</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {buttons.length > 0 && (
        <p
          className="flex flex-wrap gap-3 pt-2 landscape-phone:pt-0"
          style={{ '--color': color, '--background': backgroundColor } as CSSProperties}
        >
          {buttons.map((button) => (
            <ProjectButton key={button.href} {...button} />
          ))}
        </p>
      )}
    </div>
  );
}

function ProjectButton({ label, href, hoverColor, hoverBackgroundColor }: ExternalButton) {
  const style = {
    '--hover-color': hoverColor,
    '--hover-background': hoverBackgroundColor,
  } as CSSProperties;
  const icon = hostIcons[href.split('/')[2] ?? ''];
  // A description, because the specification defines the accessible name.
  const id = useId();
  return (
    <>
      <a
        href={linkAddress(href)}
        target="_blank"
        rel="noopener"
        aria-describedby={id}
        style={style}
        className={buttonClass('detail')}
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
