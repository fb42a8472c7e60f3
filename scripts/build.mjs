// npm run build: the finished site in dist/, one HTML file per address.
import { ensureInstalled } from './install.mjs';
import { runVite } from './vite.mjs';

ensureInstalled();
process.exitCode = runVite(['build']);
