import { projectFiles } from '#src/content/folders.ts';
import { hostSign } from '#src/ui/host-sign.ts';

const hrefs = Object.values(projectFiles).flatMap(({ buttons }) => buttons.map(({ href }) => href));

/** By host, those that buttons link to: visitors load no others. */
export const hostSigns: Readonly<Record<string, string>> = Object.fromEntries(
  hrefs.flatMap((href) => {
    const sign = hostSign(href);
    return sign ? [[href.split('/')[2], sign]] : [];
  }),
);
