import { projectFiles } from '#src/content/content-modules.ts';
import { hostIcon } from '#src/ui/host-icon.ts';

const hrefs = Object.values(projectFiles).flatMap(({ buttons }) => buttons.map(({ href }) => href));

/** Icons by host. Visitors load only those to which buttons link. */
export const hostIcons: Readonly<Record<string, string>> = Object.fromEntries(
  hrefs.flatMap((href) => {
    const icon = hostIcon(href);
    return icon ? [[href.split('/')[2], icon]] : [];
  }),
);
