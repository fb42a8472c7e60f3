import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentFiles } from '#scripts/build/content-assets.ts';
import { headersOf } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-format.ts';
import { isReservedHost } from './is-reserved-host.ts';
import { ask, note, open, type Rule, unknown } from './rule-types-and-row-makers.ts';

/**
 * Compares the rules of the project's Firestore with this repository, by the Firebase Rules API
 * (https://firebase.google.com/docs/reference/rules/rest).
 */
export const deployedRules: Rule = async ({ hasForm, env, token, offline }) => {
  const file = 'firestore.rules';
  const project = env.VITE_FIREBASE_PROJECT_ID;
  if (!project || env.VITE_FIRESTORE_EMULATOR || !hasForm) return undefined;
  if (offline) return unknown(file, '', 'Not compared with those deployed (--offline).');
  if (!token) {
    const remedy = 'run "gcloud auth login", or set GOOGLE_OAUTH_ACCESS_TOKEN.';
    return unknown(file, '', `Not compared with those deployed: ${remedy}`);
  }
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  const read = (name: string) =>
    ask(`https://firebaserules.googleapis.com/v1/${name}`, { headers });
  const deploy = `Run: npx firebase-tools deploy --only firestore:rules --project ${project}`;
  try {
    const release = await read(`projects/${project}/releases/cloud.firestore`);
    if (release.status === 404)
      return open(file, '', `No rules are deployed to ${project}. ${deploy}`);
    const ruleset = release.ok ? await read((await release.json()).rulesetName) : release;
    if (!ruleset.ok) return unknown(file, '', `Google answers with ${ruleset.status}.`);
    const { source } = (await ruleset.json()) as { source?: { files: { content: string }[] } };
    const normalize = (rules: string) => rules.replaceAll('\r\n', '\n').trim();
    const rules = normalize(readFileSync(file, 'utf8'));
    const isSame = source?.files.some(({ content }) => normalize(content) === rules);
    return !isSame && open(file, '', `Rules deployed to ${project} differ from ${file}. ${deploy}`);
  } catch (error) {
    return unknown(file, '', `Google ${(error as Error).message}`);
  }
};

/** Requests a picture from the host that is configured for pictures. */
export const deployedPictures: Rule = async ({ folder, env, offline }) => {
  const [file, field] = ['.env.local', 'VITE_ASSET_HOST'];
  const host = env.VITE_ASSET_HOST ?? '';
  if (!URL.canParse(host)) return undefined;
  const { hostname, origin, protocol } = new URL(host);
  if (isReservedHost(hostname))
    return open(file, field, `${hostname} is no host that visitors reach.`);
  if (protocol !== 'https:')
    return open(file, field, 'must begin with https://: pages load nothing else.');
  const [address] = contentFiles(folder).keys();
  if (!address) return undefined;
  const href = `${origin}/assets/${address}`;
  if (offline) return unknown(file, field, `${href} was not asked (--offline).`);
  try {
    const { ok, status, body } = await ask(href);
    await body?.cancel();
    return !ok && open(file, field, `${href} answers with ${status}: copy dist/assets there.`);
  } catch (error) {
    return unknown(file, field, `${href} ${(error as Error).message}`);
  }
};

/** Compares three deployed pages and their headers with the last build. */
export const deployedSite: Rule = async ({ owner, env, offline, dist }) => {
  if (!owner) return undefined;
  const fileOf = (page: string) => `${dist}/${page}/index.html`;
  const sitemap = `${dist}/sitemap.xml`;
  if (!existsSync(fileOf('')) || !existsSync(sitemap))
    return unknown(dist, '', 'Missing: npm run build, then compare it.');
  const base = env.BASE_PATH || '/';
  const own = owner.siteUrl + base;
  const builtFor = /(?<=<loc>)[^<]*/.exec(readFileSync(sitemap, 'utf8'))?.[0];
  if (builtFor !== own)
    return open(dist, '', `Built for ${builtFor}, and not for ${own}: npm run build.`);
  if (offline) return unknown(dist, '', 'Not compared with what is deployed (--offline).');
  const others = readdirSync(dist).filter((name) => existsSync(fileOf(name)));
  const [pages, missing, different] = [new Set<string>(), new Set<string>(), new Set<string>()];
  try {
    for (const page of ['', ...others.slice(0, 2)]) {
      const answer = await ask(own + page);
      if (!page && !answer.ok) throw new Error(`answers with ${answer.status}.`);
      if ((await answer.text()) !== readFileSync(fileOf(page), 'utf8')) pages.add(base + page);
      for (const [name, value] of Object.entries(headersOf(base + page, readHeaders(dist)))) {
        const sent = answer.headers.get(name);
        if (sent === null) missing.add(name);
        else if (sent !== value) different.add(name);
      }
    }
  } catch (error) {
    // The row is not open, because nothing is there before the first deployment.
    const reason = `${own} ${(error as Error).message}`;
    return note(dist, '', `Not compared with what is deployed: ${reason}`);
  }
  const differences = Object.entries({
    'an older build is deployed, or the host rewrites pages': pages,
    'headers are missing': missing,
    'headers are different': different,
  }).flatMap(([what, names]) => (names.size > 0 ? `${what} (${[...names].join(', ')})` : []));
  if (differences.length === 0) return undefined;
  // A wrong policy leaves pages without style, so it must change. A host without one was chosen.
  const isBroken = pages.size > 0 || different.has('Content-Security-Policy');
  return (isBroken ? open : note)(dist, '', `${own}: ${differences.join('; ')}.`);
};
