import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, denied } from './api-error.ts';
import { readCommit } from './commit-request.ts';
import { decideCommit } from './decide-commit.ts';
import type { MessageFile } from './message-file.ts';
import { readBody } from './request-body.ts';

/** A handler as connect, and so Vite, takes it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const apiPath = /^\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents(.*)$/s;
/** Calls that read, delete or write past the rules: nothing of it is allowed to visitors. */
const deniedCalls = [/^GET \/./, /^DELETE \/./, /^POST :(run|batch|list)[A-Z][A-Za-z]*$/];

/**
 * A stand-in for Firestore on the site's own origin: it answers the one call that the contact form
 * makes, `:commit`, with Firestore's statuses and bodies, and stores the messages in a file. What
 * holds is `firestore.rules`; the tests in `tests/rules` compare both. Unlike Firestore it takes
 * strict JSON only, and no other call that writes.
 */
export function messageMiddleware(file: MessageFile): Middleware {
  return (request, response, next) => {
    const call = readCall(request);
    if (call === undefined) return next();
    answer(call, request, file).then(
      ({ status, body }) => send(response, status, body),
      // The client is gone: there is nobody to answer.
      () => response.destroy(),
    );
  };
}

/** The call as `POST :commit`; nothing when the address is not Firestore's. */
function readCall({ method, url = '' }: IncomingMessage) {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/v1/projects/')) return undefined;
  try {
    return `${method} ${apiPath.exec(decodeURIComponent(path))?.[1]}`;
  } catch {
    return `${method} undecodable`;
  }
}

interface Answer {
  status: number;
  body: object | string;
}

async function answer(call: string, request: IncomingMessage, file: MessageFile): Promise<Answer> {
  if (call.startsWith('OPTIONS ')) return { status: 200, body: '' };
  if (deniedCalls.some((pattern) => pattern.test(call))) return refuse(denied());
  if (call !== 'POST :commit') return { status: 404, body: 'Not Found\n' };

  const body = await readBody(request);
  if (body === undefined) return refuse(new ApiError(413, 'The request is too large.'));
  try {
    return { status: 200, body: await commit(body, file) };
  } catch (error) {
    if (error instanceof ApiError) return refuse(error);
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Message store: a message could not be stored in ${file.path}: ${reason}`);
    return refuse(new ApiError(503, 'The message could not be stored.'));
  }
}

function commit(body: string, file: MessageFile) {
  const writes = readCommit(body);
  return file.update((stored) => {
    const { added, answer: result } = decideCommit(writes, stored, new Date().toISOString());
    return { added, result };
  });
}

function refuse(error: ApiError): Answer {
  return { status: error.code, body: error };
}

function send(response: ServerResponse, status: number, body: object | string) {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  if (typeof body !== 'string') response.setHeader('content-type', 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
