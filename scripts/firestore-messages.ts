import { spawnSync } from 'node:child_process';
import { mapFields } from '#src/contact/fields.ts';
import type { StoredMessage } from './store/message-folder.ts';

interface FirestoreDocument {
  name: string;
  createTime: string;
  fields?: Record<string, { stringValue?: string }>;
}

/** The remedy for each status other than 200. */
const remedies: Record<number, string> = {
  401: 'Run "gcloud auth login", or put a fresh token into GOOGLE_OAUTH_ACCESS_TOKEN.',
  403: 'Log in as an owner of the project: "gcloud auth login".',
  404: 'Compare the id with that in the Firebase console; the database must be "(default)".',
  429: 'The free amount of the day is used up: it begins anew at midnight in California.',
};

/**
 * Deletions per request. A request may change 10 MiB with the indexes
 * (https://firebase.google.com/docs/firestore/quotas); 200 of the longest messages are about 5 MiB.
 */
const batchSize = 200;

/**
 * The messages in a project's Firestore, read and deleted with the owner's own login.
 * `FIRESTORE_EMULATOR_HOST` (`host:port`, as Google's libraries name it) means an emulator.
 */
export function firestoreMessages(projectId: string) {
  const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const database = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
  // The emulator applies no rules to this token.
  const token = emulator ? 'owner' : googleToken();
  if (!token) {
    throw new Error(
      'No Google login: install gcloud (https://cloud.google.com/sdk/docs/install) and run "gcloud auth login", or set GOOGLE_OAUTH_ACCESS_TOKEN.',
    );
  }

  /**
   * A POST if there is a body, else a GET.
   * @throws Error with the reason and a remedy in one line
   */
  async function request(path: string, body?: object) {
    const answer = await fetch(database + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((error) => {
      throw new Error(`${origin} cannot be reached (${error.cause?.code ?? error.message}).`);
    });
    const content = await answer.json().catch(() => undefined);
    if (answer.ok && content) return content;
    const { status } = answer;
    const reason = content?.error?.message ?? 'no reason given';
    const remedy = remedies[status] ?? 'Try again later.';
    throw new Error(`Firestore answers ${status} (${reason}). ${remedy}`);
  }

  return {
    /** The `id` of each is the document's full name. */
    async list(): Promise<StoredMessage[]> {
      const documents: FirestoreDocument[] = [];
      let pageToken = '';
      do {
        const parameters = new URLSearchParams({ pageSize: '300', pageToken });
        const page = await request(`/messages?${parameters}`);
        documents.push(...(page.documents ?? []));
        pageToken = page.nextPageToken ?? '';
      } while (pageToken);
      // A field may be missing in a document that the owner has made in Firebase's console.
      return documents.map(({ name: id, createTime: receivedAt, fields }) => {
        return { id, receivedAt, ...mapFields((field) => fields?.[field]?.stringValue ?? '') };
      });
    },

    /** Deletes messages until it is refused; returns how many, and why not all. */
    async remove(messages: readonly StoredMessage[]) {
      for (let deleted = 0; deleted < messages.length; deleted += batchSize) {
        const writes = messages
          .slice(deleted, deleted + batchSize)
          .map(({ id }) => ({ delete: id }));
        try {
          await request(':commit', { writes });
        } catch (failure) {
          return { deleted, failure };
        }
      }
      return { deleted: messages.length };
    },
  };
}

/** The owner's login at Google: `GOOGLE_OAUTH_ACCESS_TOKEN`, or that of gcloud. */
export function googleToken(): string | undefined {
  const { GOOGLE_OAUTH_ACCESS_TOKEN: token } = process.env;
  if (token) return token;
  const { stdout, status } = spawnSync('gcloud', ['auth', 'print-access-token'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return (status === 0 && stdout.trim()) || undefined;
}
