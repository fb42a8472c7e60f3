/** Prints `line` to stderr and ends the process as failed. @param {string} line @returns {never} */
export function stop(line) {
  console.error(line);
  process.exit(1);
}
