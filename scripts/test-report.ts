import { relative } from 'node:path';

/**
 * `failures`: a text for each test that failed, beginning with its file and name.
 * `files`: how long each test file took, in seconds.
 */
export type Result = {
  passed: number;
  failed: number;
  failures?: string[];
  files?: { name: string; seconds: number }[];
};

/** The result of a suite and its duration. */
export type Outcome = Result & { name: string; seconds: number };

/** The relevant part of Vitest's JSON report, with times in milliseconds. A file that can't be loaded has a message and no tests. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** The relevant part of Playwright's JSON report, with times in milliseconds. A file is a suite with its name as title. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
};

/** Lines of an error message: the assertion and values, without the page's markup. */
const maxLines = 12;

export function fromVitest({
  numPassedTests,
  numFailedTests,
  testResults,
}: VitestReport): Required<Result> {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [formatFailure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      formatFailure(`${name}: ${fullName}`, failureMessages.join('\n')),
    );
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

export function fromPlaywright({ stats, suites }: PlaywrightReport): Required<Result> {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => listFailures(suite, [])),
    files: suites.map((suite) => ({ name: suite.title, seconds: getDuration(suite) / 1000 })),
  };
}

function getDuration(suite: PlaywrightSuite): number {
  const results = suite.specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return (suite.suites ?? []).reduce((sum, inner) => sum + getDuration(inner), own);
}

function listFailures(suite: PlaywrightSuite, parents: string[]): string[] {
  const titles = [...parents, suite.title];
  const own = suite.specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return formatFailure(
          `${titles[0]}:${line}: ${[...titles.slice(1), title].join(' › ')}`,
          messages.join('\n'),
        );
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listFailures(inner, titles))];
}

function formatFailure(test: string, message: string): string {
  const lines = stripColors(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [test, ...lines.slice(0, maxLines).map((line) => `    ${line}`)].join('\n');
}

/** Removes the escape sequences of ECMA-48 for colors. */
function stripColors(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}

/** Prints failures, slowest files, and counts; returns the number of failures. */
export function printSummary(outcomes: Outcome[], seconds: number): number {
  for (const { name, failures = [] } of outcomes) {
    if (failures.length > 0) console.log(`\n── Failures in ${name}\n${failures.join('\n\n')}`);
  }
  const slowest = outcomes
    .flatMap(({ name: suite, files = [] }) => files.map((file) => ({ ...file, suite })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  if (slowest.length > 0) console.log('\nSlowest test files:');
  for (const file of slowest)
    console.log(`${file.seconds.toFixed(1).padStart(6)} s  ${file.name} (${file.suite})`);
  console.log('');
  for (const { name, passed, failed, seconds: took } of outcomes) {
    const verdict = failed === 0 ? 'passed' : 'FAILED';
    console.log(
      `${name.padEnd(16)} ${verdict}  ${passed} passed, ${failed} failed, ${took.toFixed(0)} s`,
    );
  }
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`\nTook ${(seconds / 60).toFixed(1)} minutes.`);
  console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  return failed;
}
