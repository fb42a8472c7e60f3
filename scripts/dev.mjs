// npm run dev: the development server, with the stand-in message store.
import { ensureInstalled } from './install.mjs';
import { runVite } from './vite.mjs';

ensureInstalled();
process.exitCode = runVite(process.argv.slice(2));
