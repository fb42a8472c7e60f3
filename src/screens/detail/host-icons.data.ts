import { projectContents } from '#src/content/parsed-content.ts';

/** SVG paths by host, on a grid of 24 × 24. Not the logos, because these are trademarks. */
const icons: Readonly<Record<string, string>> = {
  'github.com':
    'M5 3.5 9 6a11 11 0 0 1 6 0l4-2.5V11a7 6 0 0 1-14 0zM9 16.5V21M15 16.5V21M9 19.5c-3 .5-3.5-2-5.5-2.5',
  'gitlab.com': 'M12 20.5 3 13.5 6 4l2.5 6h7L18 4l3 9.5z',
  'codeberg.org': 'M5.5 18.2a9 9 0 1 1 13 0M12 8.5 5.5 18.2M12 8.5 16 21',
  'play.google.com': 'M5 3.5v17L20 12zM5 3.5l10.5 11M5 20.5l10.5-11',
  'apps.apple.com':
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM13 7l-5 9.5M11 7l5 9.5M7 13.5h10',
  'pypi.org': 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  'npmjs.com': 'M3.5 3.5h17v17H16v-12h-4v12H3.5z',
};

const hrefs = Object.values(projectContents).flatMap(({ buttons }) =>
  buttons.map(({ href }) => href),
);

/** The icons of the hosts that buttons link to. */
export const hostIcons: Readonly<Record<string, string>> = Object.fromEntries(
  hrefs.flatMap((href) => {
    // A button may link to a file of this site.
    const icon = URL.canParse(href) && icons[new URL(href).hostname.replace('www.', '')];
    return icon ? [[href.split('/')[2], icon]] : [];
  }),
);
