import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SentMessage } from './commit.ts';
import { parseMessageLine, readMessageLines, type StoredMessage } from './message-lines.mjs';
import { withLock } from './message-lock.ts';

const newline = 0x0a;

/** The file holds personal data: nobody but its owner may read it. */
const fileMode = 0o600;
const folderMode = 0o700;

/** By the path of a file, the end of the last message on its way into it. */
const lastTurns = new Map<string, Promise<unknown>>();

/** @param path of the file; it and its folder are made with the first message */
export function messageFile(path: string) {
  /**
   * Stores a message after those that came before it, and resolves when it is on the disk: with the
   * stored message, with the earlier one when the same was sent before, with nothing when its id
   * holds another text.
   * @throws Error when the file cannot be read or written, or another process keeps it
   */
  async function store(message: SentMessage): Promise<StoredMessage | undefined> {
    const lastTurn = lastTurns.get(path);
    const turn = Promise.resolve(lastTurn).then(() => storeNow(path, message));
    lastTurns.set(
      path,
      turn.catch(() => undefined),
    );
    return turn;
  }

  return { path, store };
}

async function storeNow(path: string, message: SentMessage) {
  await mkdir(dirname(path), { recursive: true, mode: folderMode });
  return withLock(path, async () => {
    const file = await open(path, 'a+', fileMode);
    try {
      return await storeIn(file, message);
    } finally {
      await file.close();
    }
  });
}

/** Reads the whole file every time: another process, or a hand, may have changed it. */
async function storeIn(file: FileHandle, sent: SentMessage) {
  // A device or a pipe may never come to an end.
  if (!(await file.stat()).isFile()) throw new Error('it is not a file.');
  const { messages } = readMessageLines(await readRepaired(file));
  const existing = messages.find(({ id }) => id === sent.id);
  if (existing) {
    // Whoever wrote it may have been killed before it was on the disk.
    await file.sync();
    const { receivedAt, ...known } = existing;
    return isDeepStrictEqual(known, sent) ? existing : undefined;
  }
  const { id, ...texts } = sent;
  const stored = { id, receivedAt: new Date().toISOString(), ...texts };
  await append(file, `${JSON.stringify(stored)}\n`);
  return stored;
}

/** Appends all of a line, or nothing: on a full disk a part of it fits. */
async function append(file: FileHandle, line: string) {
  const { size } = await file.stat();
  try {
    await file.appendFile(line);
    await file.sync();
  } catch (error) {
    await file.truncate(size).catch(() => undefined);
    throw error;
  }
}

/**
 * A process that was killed while it wrote leaves a line without an end. Nobody was told that it is
 * stored, so it is cut off: else the next message would stand on the same line and be lost with it.
 */
async function readRepaired(file: FileHandle) {
  const bytes = await file.readFile();
  const end = bytes.lastIndexOf(newline) + 1;
  const tail = bytes.subarray(end).toString();
  if (tail === '') return bytes.toString();
  if (parseMessageLine(tail)) {
    await file.appendFile('\n');
    return bytes.toString();
  }
  await file.truncate(end);
  return bytes.subarray(0, end).toString();
}
