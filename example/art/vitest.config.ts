// Without this file, Vitest would use the repository's configuration. Encoding takes long on a
// busy machine.
export default { test: { testTimeout: 60_000 } };
