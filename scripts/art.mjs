// npm run art [filter…]: installs the workshop's packages where they are missing, then draws.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureInstalled(`${root}example/art`);
const { status } = spawnSync(
  process.execPath,
  ['example/art/render.mjs', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
