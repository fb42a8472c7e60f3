import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the output of the measurements, and why one failed. */
class FiguresReporter implements Reporter {
  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk);
  }

  onTestEnd(test: TestCase, { status, error }: TestResult) {
    if (status !== 'passed') console.log(`${test.title}: ${status}, ${error?.message ?? ''}`);
  }
}

export default FiguresReporter;
