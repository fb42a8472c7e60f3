// Without a configuration of its own, Vitest would take the repository's. Encoding takes long on a
// busy machine.
export default { test: { testTimeout: 60_000 } };
