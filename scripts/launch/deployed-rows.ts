import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentFiles } from '#scripts/build/content-files.ts';
import { headersOf } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { isReservedHost } from './owner-rows.ts';
import { ask, type Row, type Rule } from './row.ts';

/**
 * Whether the project's Firestore has the rules of this repository, as the Firebase Rules API tells
 * (https://firebase.google.com/docs/reference/rules/rest).
 */
export const deployedRules: Rule = async ({ folder, files, env, token, offline }, say) => {
  const project = env.VITE_FIREBASE_PROJECT_ID;
  const hasForm = files[`${folder}/owner.ts`]?.owner?.contactForm !== false;
  if (!project || env.VITE_FIRESTORE_EMULATOR || !hasForm) return;
  const row = (state: Row['state'], text: string) => say(state, 'firestore.rules', '', text);
  if (offline) return row('unknown', 'Not compared with those deployed (--offline).');
  if (!token) {
    const remedy = 'run "gcloud auth login", or set GOOGLE_OAUTH_ACCESS_TOKEN.';
    return row('unknown', `Not compared with those deployed: ${remedy}`);
  }
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  const read = (name: string) =>
    ask(`https://firebaserules.googleapis.com/v1/${name}`, { headers });
  const deploy = `Run: npx firebase-tools deploy --only firestore:rules --project ${project}`;
  try {
    const release = await read(`projects/${project}/releases/cloud.firestore`);
    if (release.status === 404)
      return row('open', `No rules are deployed to ${project}. ${deploy}`);
    const ruleset = release.ok ? await read((await release.json()).rulesetName) : release;
    if (!ruleset.ok) return row('unknown', `Google answers with ${ruleset.status}.`);
    const { source } = (await ruleset.json()) as { source?: { files: { content: string }[] } };
    const rules = normalized(readFileSync('firestore.rules', 'utf8'));
    if (source?.files.some(({ content }) => normalized(content) === rules)) return;
    return row('open', `Rules deployed to ${project} differ from firestore.rules. ${deploy}`);
  } catch (error) {
    return row('unknown', `Google ${(error as Error).message}`);
  }
};

function normalized(rules: string): string {
  return rules.replaceAll('\r\n', '\n').trim();
}

/** Whether visitors get the pictures from the host that is named: asks for one of them. */
export const deployedPictures: Rule = async ({ folder, env, offline }, say) => {
  const host = env.VITE_ASSET_HOST ?? '';
  if (!URL.canParse(host)) return;
  const { hostname, origin, protocol } = new URL(host);
  const row = (state: Row['state'], text: string) =>
    say(state, '.env.local', 'VITE_ASSET_HOST', text);
  if (isReservedHost(hostname)) return row('open', `${hostname} is no host that visitors reach.`);
  if (protocol !== 'https:')
    return row('open', 'must begin with https://: pages load nothing else.');
  const [address] = contentFiles(folder).keys();
  if (!address) return;
  const href = `${origin}/assets/${address}`;
  if (offline) return row('unknown', `${href} was not asked (--offline).`);
  try {
    const { ok, status, body } = await ask(href);
    await body?.cancel();
    if (!ok) row('open', `${href} answers with ${status}: copy dist/assets there.`);
  } catch (error) {
    row('unknown', `${href} ${(error as Error).message}`);
  }
};

/** Compares three deployed pages and their headers with the last build. */
export const deployedSite: Rule = async ({ folder, files, env, offline, dist }, say) => {
  const owner = files[`${folder}/owner.ts`]?.owner;
  if (!owner) return;
  const row = (state: Row['state'], text: string) => say(state, dist, '', text);
  const fileOf = (page: string) => `${dist}/${page}/index.html`;
  const sitemap = `${dist}/sitemap.xml`;
  if (![fileOf(''), sitemap].every((file) => existsSync(file)))
    return row('unknown', 'Missing: npm run build, then compare it.');
  const base = env.BASE_PATH || '/';
  const own = owner.siteUrl + base;
  const builtFor = /(?<=<loc>)[^<]*/.exec(readFileSync(sitemap, 'utf8'))?.[0];
  if (builtFor !== own)
    return row('open', `Built for ${builtFor}, and not for ${own}: npm run build.`);
  if (offline) return row('unknown', 'Not compared with what is deployed (--offline).');
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
    // Before it is deployed for the first time it cannot be there.
    const reason = `${own} ${(error as Error).message}`;
    return row('note', `Not compared with what is deployed: ${reason}`);
  }
  const differences = Object.entries({
    'an older build is deployed, or the host rewrites pages': pages,
    'headers are missing': missing,
    'headers are different': different,
  }).flatMap(([what, names]) => (names.size > 0 ? `${what} (${[...names].join(', ')})` : []));
  if (differences.length === 0) return;
  // Pages with the policy of another build have no style; a host that sends none was chosen.
  const isBroken = pages.size > 0 || different.has('Content-Security-Policy');
  row(isBroken ? 'open' : 'note', `${own}: ${differences.join('; ')}.`);
};
