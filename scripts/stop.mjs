/** Prints `line` to stderr and ends the process as failed. @param {string} line @returns {never} */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Stops with `lines`, if any, without a stack trace. @param {readonly string[]} lines */
export function stopOn(lines) {
  if (lines.length > 0) stop(lines.join('\n'));
}
