import { projectFiles } from '#src/content/content-modules.ts';
import { hostSign } from '#src/ui/host-sign.ts';

const hrefs = Object.values(projectFiles).flatMap(({ buttons }) => buttons.map(({ href }) => href));

/** Signs by host. Visitors load only those to which buttons link. */
export const hostSigns: Readonly<Record<string, string>> = Object.fromEntries(
  hrefs.flatMap((href) => {
    const sign = hostSign(href);
    return sign ? [[href.split('/')[2], sign]] : [];
  }),
);
