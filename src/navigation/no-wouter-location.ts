/*
 * Takes the place, by an alias in `vite.config.ts`, of wouter's `use-browser-location.js`, which
 * would wrap `window.history` to notice changes: the site's links take the address from the store
 * (docs/decisions/01). wouter imports it for a default that `<Router hook>` overrides
 * (molefrog/wouter, src/index.js of 3.13).
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
