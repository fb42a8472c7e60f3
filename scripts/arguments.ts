import { type ParseArgsConfig, parseArgs } from 'node:util';
import { stop } from './stop.mjs';

/**
 * Reads the flags and words after a command's name. Stops with one line that names the mistake and
 * what the command accepts.
 * @param command as it is typed
 * @param words what its words mean
 */
export function readArguments<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  args: string[],
  options: Flags,
  ...words: string[]
) {
  try {
    return parseArgs({ args, options, allowPositionals: words.length > 0 });
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split(/\.\s/) : [error];
    const known = [...words, ...Object.keys(options).map((name) => `--${name}`)];
    return stop(`${problem}. ${command} takes ${known.join(', ') || 'nothing'}.`);
  }
}
