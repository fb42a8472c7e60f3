// Runs a command of package.json: `node scripts/run.mjs NAME [argument…]` calls `run` of scripts/NAME.ts. Installs the
// packages where they are missing, because Node 20 cannot read TypeScript without them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTypeScript } from './content-folder.mjs';
import { ensureInstalled, root, stop } from './install.mjs';

const [name] = process.argv.splice(2, 1);
process.chdir(root);
// Vite 8 takes the first two for the end of a file's name, and the others for a pattern's.
const [sign] = /[#?*$]/.exec(root) ?? [];
if (sign) stop(`No folder that this lies in may have ${sign} in its name: ${root}`);
ensureInstalled();
const command = await importTypeScript(`scripts/${name}.ts`);
// A command's own `import()` no longer works: the runner that read it is closed. This one does.
/** @param {string} path from the repository's folder */
const importModule = (path) => import(pathToFileURL(join(root, path)).href);
await command.run(process.argv.slice(2), importModule);
