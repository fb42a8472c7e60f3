import { answerTimeout, type Row, reasonOf } from './row.ts';

interface Deployment {
  project: string;
  /** The text of `firestore.rules`. */
  rules: string;
  /** Of somebody who may read the project; without one nobody is asked. */
  token: string | undefined;
  /** Asks nobody. */
  offline?: boolean;
  /** Tests put a server of their own here. */
  origin?: string;
}

/**
 * Whether the project's Firestore has the rules of this repository, as the Firebase Rules API tells
 * (https://firebase.google.com/docs/reference/rules/rest).
 */
export async function rulesRows(deployment: Deployment): Promise<Row[]> {
  const [state, text] = await compare(deployment);
  return state ? [{ state, file: 'firestore.rules', field: '', text }] : [];
}

async function compare(
  deployment: Deployment,
): Promise<[state: Row['state'] | undefined, text: string]> {
  const {
    project,
    rules,
    token,
    offline,
    origin = 'https://firebaserules.googleapis.com',
  } = deployment;
  if (offline) return ['unknown', 'Not compared with those deployed (--offline).'];
  if (!token) {
    return [
      'unknown',
      'Not compared with those deployed: run "gcloud auth login", or set GOOGLE_OAUTH_ACCESS_TOKEN.',
    ];
  }
  const deploy = `Run: npx firebase-tools deploy --only firestore:rules --project ${project}`;
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  const read = async (name: string) => {
    const answer = await fetch(`${origin}/v1/${name}`, {
      headers,
      signal: AbortSignal.timeout(answerTimeout),
    });
    return { status: answer.status, body: await answer.json().catch(() => ({})) };
  };
  try {
    const release = await read(`projects/${project}/releases/cloud.firestore`);
    if (release.status === 404) return ['open', `No rules are deployed to ${project}. ${deploy}`];
    const ruleset = release.status === 200 ? await read(release.body.rulesetName) : release;
    if (ruleset.status !== 200) return ['unknown', `Google answers with ${ruleset.status}.`];
    const deployed: { content: string }[] = ruleset.body.source?.files ?? [];
    if (deployed.some(({ content }) => normalized(content) === normalized(rules)))
      return [undefined, ''];
    return ['open', `Rules deployed to ${project} differ from firestore.rules. ${deploy}`];
  } catch (error) {
    return ['unknown', `Google could not be asked (${reasonOf(error)}).`];
  }
}

function normalized(rules: string): string {
  return rules.replaceAll('\r\n', '\n').trim();
}
