import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SentMessage } from './commit.ts';
import { parseMessageLine, readMessageLines, type StoredMessage } from './message-lines.mjs';

const newline = 0x0a;

/** The file holds personal data: nobody but its owner may read it. */
const fileMode = 0o600;
const folderMode = 0o700;

/** @param path of the file; it and its folder are made with the first message */
export function messageFile(path: string) {
  let lastTurn: Promise<unknown> = Promise.resolve();

  /**
   * Stores a message after those that came before it, and resolves when it is on the disk: with the
   * stored message, with the earlier one when the same was sent before, with nothing when its id
   * holds another text.
   * @throws the file system's error when the file cannot be read or written
   */
  function store(message: SentMessage): Promise<StoredMessage | undefined> {
    const turn = lastTurn.then(() => storeNow(path, message));
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  return { path, store };
}

/** Reads the whole file every time: another process, or a hand, may have changed it. */
async function storeNow(path: string, sent: SentMessage) {
  await mkdir(dirname(path), { recursive: true, mode: folderMode });
  const file = await open(path, 'a+', fileMode);
  try {
    const { messages } = readMessageLines(await readRepaired(file));
    const existing = messages.find(({ id }) => id === sent.id);
    if (existing) {
      const { receivedAt, ...known } = existing;
      return isDeepStrictEqual(known, sent) ? existing : undefined;
    }
    const { id, name, email, message } = sent;
    const stored = { id, receivedAt: new Date().toISOString(), name, email, message };
    await file.appendFile(`${JSON.stringify(stored)}\n`);
    await file.sync();
    return stored;
  } finally {
    await file.close();
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
  // Unless another process is just finishing the line.
  const { size } = await file.stat();
  if (size === bytes.length) await file.truncate(end);
  return bytes.subarray(0, end).toString();
}
