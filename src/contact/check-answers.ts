import { sendTimeout } from '#src/config/specification.ts';
import { withTimeout } from '#src/lib/load-chunk.ts';

/** Calls that have not ended. */
let calls = 0;
let pageFetch: typeof fetch;

/**
 * Makes a call to Firestore, during which a commit fails that is answered without a result, as by a
 * proxy. Firestore would take that for success, as it reads no body of an answer with status 200 to
 * a commit, and it has no option for a `fetch` of one's own (`invokeCommitRpc`, as of 12.19). So the
 * page's `fetch` is wrapped until the call has ended, or for `sendTimeout` at most.
 */
export async function checkingAnswers<T>(call: () => Promise<T>): Promise<T> {
  if (calls === 0) {
    pageFetch = globalThis.fetch;
    globalThis.fetch = checkedFetch;
  }
  calls += 1;
  try {
    return await withTimeout(sendTimeout, call());
  } finally {
    calls -= 1;
    if (calls === 0) globalThis.fetch = pageFetch;
  }
}

async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await pageFetch(input, init);
  if (answer.ok && String(input).includes('/documents:commit')) {
    const { commitTime, writeResults } = await answer.clone().json();
    if (!commitTime && !writeResults) throw new Error('an answer without a result');
  }
  return answer;
}
