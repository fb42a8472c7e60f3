/*
 * Empty, and replaces wouter's `use-browser-location.js` by an alias in `vite.config.ts`. That wraps
 * `window.history` to notice changes, which the site does not need: `<Router hook>` reads the address
 * from the store (docs/decisions/01). wouter imports it for a default (src/index.js of 3.13).
 */
export const useBrowserLocation = undefined;
export const useSearch = undefined;
