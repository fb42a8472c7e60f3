import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** ms that a process waits for another one, which needs some for a message. */
const defaultPatience = 2000;

/**
 * Runs a task while no other process on this machine holds the lock: a file beside `path` with the
 * process's id in it. The lock of a process that has ended counts for nothing. Within one process
 * the caller must see to it that one task runs at a time.
 * @throws Error that names the other process when it keeps the lock for longer than `patience` ms
 */
export async function withLock<T>(
  path: string,
  task: () => Promise<T>,
  patience = defaultPatience,
): Promise<T> {
  const lock = `${path}.lock`;
  const own = `${lock}.${process.pid}`;
  try {
    // Made apart and linked, so that there is never a lock without an id.
    await writeFile(own, `${process.pid}`);
    await take(lock, own, performance.now() + patience);
  } finally {
    await rm(own, { force: true });
  }
  try {
    return await task();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string, own: string, deadline: number) {
  while (!(await isLinked(own, lock))) {
    const holder = await holderOf(lock);
    if (holder !== undefined && hasEnded(holder)) {
      // Under a lock of its own: else two that saw the old lock could both remove it, the second
      // one when it is the first one's already.
      await withLock(lock, async () => {
        if ((await holderOf(lock)) === holder) await rm(lock);
      });
    } else if (performance.now() > deadline) {
      const reason = `process ${holder ?? '(unknown)'} holds ${lock}`;
      throw new Error(`${reason}; remove that file if the process stores no messages.`);
    } else {
      // Not in step with a process that stores one message after the other.
      await wait(1 + 4 * Math.random());
    }
  }
}

/** False when there is a lock already. */
async function isLinked(own: string, lock: string) {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The id of the process that holds the lock; undefined when it has been released meanwhile. */
async function holderOf(lock: string) {
  try {
    return Number(await readFile(lock, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** This process holds no lock while it asks for it: its id is that of an earlier process. */
function hasEnded(id: number) {
  if (id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code;
}
