import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what the measurements have written, and why one could not be taken. */
class FiguresReporter implements Reporter {
  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk);
  }

  onTestEnd(test: TestCase, { status, error }: TestResult) {
    if (status !== 'passed') console.log(`${test.title}: ${status}, ${error?.message ?? ''}`);
  }
}

export default FiguresReporter;
