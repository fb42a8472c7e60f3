interface Host {
  /** Paths of works, such as repositories and apps. */
  path: RegExp;
  /** Their schema.org type, and the property for their address. */
  data: { '@type': string; operatingSystem?: string };
  link: 'codeRepository' | 'installUrl';
}

const repositories: Host = {
  // OWNER/NAME, and nothing below it.
  path: /^\/[^/]+\/[^/]+\/?$/,
  data: { '@type': 'SoftwareSourceCode' },
  link: 'codeRepository',
};

const libraries = (path: RegExp): Host => {
  return { path, data: { '@type': 'SoftwareApplication' }, link: 'installUrl' };
};

const apps = (operatingSystem: string, path: RegExp): Host => {
  return { path, data: { '@type': 'MobileApplication', operatingSystem }, link: 'installUrl' };
};

const hosts: Readonly<Record<string, Host>> = {
  'github.com': repositories,
  'gitlab.com': repositories,
  'codeberg.org': repositories,
  'play.google.com': apps('Android', /^\/store\/apps\/details$/),
  'apps.apple.com': apps('iOS', /\/app\//),
  'pypi.org': libraries(/^\/project\//),
  'npmjs.com': libraries(/^\/package\//),
};

/** Structured data about the work at an address; undefined where no host is known for it. */
export function workAt(href: string): Record<string, string> | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname } = new URL(href);
  const host = hosts[hostname.replace('www.', '')];
  return host?.path.test(pathname) ? { ...host.data, [host.link]: href } : undefined;
}
