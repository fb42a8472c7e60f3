// npm run dev: the development server, with the stand-in message store.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
// In this process, so that a signal ends it. Vite reads the arguments itself.
await import(pathToFileURL(join(root, 'node_modules/vite/bin/vite.js')).href);
