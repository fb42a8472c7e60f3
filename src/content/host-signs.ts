import { projectContents } from './catalogue.ts';
import { knownHost } from './known-hosts.ts';

const hrefs = projectContents.flatMap(({ buttons }) => buttons.map(({ href }) => href));

/** The icons of the hosts that buttons link to; visitors load no others. */
export const hostSigns: Readonly<Record<string, string>> = Object.fromEntries(
  hrefs.flatMap((href) => {
    const sign = knownHost(href)?.sign;
    return sign ? [[href.split('/')[2], sign]] : [];
  }),
);
