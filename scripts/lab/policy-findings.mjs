import evaluator from 'csp_evaluator/dist/evaluator.js';
import finding from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';

/**
 * What Google's evaluator has to say about a content security policy, one line each; `severe` are those that it is
 * sure of, by its severities HIGH, SYNTAX and MEDIUM.
 * @param {string} policy
 */
export function policyFindings(policy) {
  const { Severity } = finding;
  const findings = new evaluator.CspEvaluator(new parser.CspParser(policy).csp).evaluate();
  const lines = findings.map(({ severity, directive, value, description }) => ({
    severe: severity <= Severity.MEDIUM,
    line: `${Severity[severity]}: ${directive} ${value ?? ''} (${description})`,
  }));
  return {
    severe: lines.filter(({ severe }) => severe).map(({ line }) => line),
    others: lines.filter(({ severe }) => !severe).map(({ line }) => line),
  };
}
