// Without a configuration of its own, Vitest would take the repository's.
export default {};
