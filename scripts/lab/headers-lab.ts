import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import evaluator from 'csp_evaluator/dist/evaluator.js';
import finding from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';
import { headersFile, readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { nginxInclude } from '#scripts/build/hosts/nginx.ts';
import { stop } from '#scripts/install.mjs';

/**
 * What Google's evaluator has to say about a content security policy, one line each; `severe` are those that it is
 * sure of, by its severities HIGH, SYNTAX and MEDIUM.
 */
export function policyFindings(policy: string): { severe: string[]; others: string[] } {
  const { Severity } = finding;
  const findings = new evaluator.CspEvaluator(new parser.CspParser(policy).csp).evaluate();
  const linesOf = (chosen: typeof findings) =>
    chosen.map(
      ({ severity, directive, value, description }) =>
        `${Severity[severity]}: ${directive} ${value ?? ''} (${description})`,
    );
  return {
    severe: linesOf(findings.filter(({ severity }) => severity <= Severity.MEDIUM)),
    others: linesOf(findings.filter(({ severity }) => severity > Severity.MEDIUM)),
  };
}

/**
 * Prints the headers of the last build, or of another folder, and what the evaluator says about its policy; false where
 * that is weak. With `--nginx` what nginx includes instead (docs/hosting.md).
 */
export function run(args: string[]): boolean {
  const options = { nginx: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder = 'dist'] = positionals;
  const rules = readHeaders(resolve(folder));
  const policy = rules[0]?.headers['Content-Security-Policy'];
  if (!policy) stop(`${folder} has no headers: npm run build makes them.`);
  if (values.nginx) {
    console.log(nginxInclude(rules));
    return true;
  }
  console.log(headersFile(rules).replaceAll('; ', ';\n    '));
  const { severe, others } = policyFindings(policy);
  console.log(
    `Google's evaluator finds ${severe.length} severe and ${others.length} other points:`,
  );
  for (const line of [...severe, ...others]) console.log(`  ${line}`);
  return severe.length === 0;
}
