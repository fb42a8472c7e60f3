// npm run lab -- headers: prints the headers of the site that was built last, and what Google's evaluator says about its
// policy; `npm run lab -- headers FOLDER` those of another folder. Fails where the evaluator is sure of a weakness.
// `npm run --silent lab -- headers --nginx` prints what nginx includes instead (docs/hosting.md).
import { join } from 'node:path';
import { importTypeScript } from '#scripts/import-typescript.mjs';
import { root, stop } from '#scripts/install.mjs';
import { policyFindings } from './policy-findings.mjs';

/** @type {typeof import('#scripts/build/hosts/headers-file.ts')} */
const { headersFile, readHeaders } = await importTypeScript('scripts/build/hosts/headers-file.ts');
const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith('-')) ?? 'dist';
const rules = readHeaders(join(root, folder));
const policy = rules[0]?.headers['Content-Security-Policy'];
if (!policy) stop(`${folder} has no headers: npm run build makes them.`);
if (args.includes('--nginx')) {
  const { nginxInclude } = await importTypeScript('scripts/build/hosts/nginx.ts');
  console.log(nginxInclude(rules));
  process.exit();
}
console.log(headersFile(rules).replaceAll('; ', ';\n    '));

const { severe, others } = policyFindings(policy);
console.log(`Google's evaluator finds ${severe.length} severe and ${others.length} other points:`);
for (const line of [...severe, ...others]) console.log(`  ${line}`);
if (severe.length > 0) process.exitCode = 1;
