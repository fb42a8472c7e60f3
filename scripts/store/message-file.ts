import { mkdir, open, readFile, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseMessageLine, readMessageLines, type StoredMessage } from './message-lines.mjs';

/** What a step makes of the stored messages: those to add, and what it hands to its caller. */
export interface Step<Result> {
  added: readonly StoredMessage[];
  result: Result;
}

/** The messages in a file, one JSON line each. */
export interface MessageFile {
  readonly path: string;
  /**
   * Runs one step after the other, so that what a step has seen still holds when its messages are
   * added. Resolves when they are on the disk.
   * @throws what the step throws, and the file system's error when the file cannot be read or written
   */
  update<Result>(
    step: (stored: ReadonlyMap<string, StoredMessage>) => Step<Result>,
  ): Promise<Result>;
}

const newline = 0x0a;

/** The file holds personal data: nobody but its owner may read it. */
const fileMode = 0o600;
const folderMode = 0o700;

/** @param path of the file; it and its folder are made with the first message */
export function messageFile(path: string): MessageFile {
  let stored: ReadonlyMap<string, StoredMessage> = new Map();
  /** State of the file in which `stored` was read. */
  let seen = 'not read yet';
  /** Number of unreadable lines that the console was told of. */
  let reported = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Another process, or a hand, may have changed the file: a second server on it is no error. */
  async function refresh() {
    const state = await stateOf(path);
    if (state === seen) return;
    const text = state === missing ? '' : await readRepaired(path);
    const { messages, unreadable } = readMessageLines(text);
    if (unreadable > reported) {
      console.error(`Message store: ${path} holds lines that are no messages: ${unreadable}.`);
    }
    reported = unreadable;
    stored = new Map(messages.map((message) => [message.id, message]));
    // As it was before: what is written while it is read makes the next turn read again.
    seen = state;
  }

  async function append(added: readonly StoredMessage[]) {
    const isNew = seen === missing;
    // Unknown until the end: after an error the next turn reads and repairs the file.
    seen = 'being written';
    if (isNew) await mkdir(dirname(path), { recursive: true, mode: folderMode });
    const file = await open(path, 'a', fileMode);
    try {
      await file.appendFile(added.map((message) => `${JSON.stringify(message)}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    if (isNew) await syncFolder(dirname(path));
  }

  function update<Result>(step: (messages: typeof stored) => Step<Result>) {
    const turn = lastTurn.then(async () => {
      await refresh();
      const { added, result } = step(stored);
      if (added.length > 0) await append(added);
      return result;
    });
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  return { path, update };
}

const missing = 'missing';

async function stateOf(path: string) {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  }
}

/**
 * A process that was killed while it wrote leaves a line without an end. Nobody was told that it is
 * stored, so it is cut off: else the next message would stand on the same line and be lost with it.
 */
async function readRepaired(path: string) {
  const bytes = await readFile(path);
  const end = bytes.lastIndexOf(newline) + 1;
  const tail = bytes.subarray(end).toString();
  if (tail === '') return bytes.toString();
  if (parseMessageLine(tail)) {
    const file = await open(path, 'a');
    await file.appendFile('\n').finally(() => file.close());
    return bytes.toString();
  }
  // Unless another process is just finishing the line.
  const { size } = await stat(path);
  if (size === bytes.length) await truncate(path, end);
  return bytes.subarray(0, end).toString();
}

/** A new file survives a power cut only with its entry in the folder. Windows has no call for it. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
