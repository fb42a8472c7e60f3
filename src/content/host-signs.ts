import { projectContents } from './catalogue.ts';
import { knownHost } from './known-hosts.ts';

const hrefs = projectContents.flatMap(({ buttons }) => buttons.map(({ href }) => href));

/** The signs of the sites that buttons lead to, by what stands between an address's slashes. Visitors load no others. */
export const hostSigns: Readonly<Record<string, string>> = Object.fromEntries(
  hrefs.flatMap((href) => {
    const sign = knownHost(href)?.sign;
    return sign ? [[href.split('/')[2], sign]] : [];
  }),
);
