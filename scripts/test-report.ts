import { relative } from 'node:path';

type TestFile = { name: string; seconds: number };
export type Result = { passed: number; failed: number; files?: TestFile[] };

export type Outcome = Result & { name: string; seconds: number; output: string };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

/** The relevant part of Playwright's JSON report, with times in milliseconds. A file is a suite with its name as title. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

export function fromVitest(report: VitestReport): Result {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export function fromPlaywright({ stats, suites }: PlaywrightReport): Result {
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    files: suites.map((suite) => ({ name: suite.title, seconds: getDuration(suite) / 1000 })),
  };
}

function getDuration({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const durations = [...results.map(({ duration }) => duration), ...suites.map(getDuration)];
  return durations.reduce((sum, duration) => sum + duration, 0);
}

/** Prints the output of failed suites, the slowest files, and counts; returns the number of failures. */
export function printSummary(outcomes: Outcome[], seconds: number): number {
  for (const { name, failed, output } of outcomes) {
    if (failed > 0) console.log(`\n── ${name} failed\n${output}`);
  }
  const slowest = outcomes
    .flatMap(({ name: suite, files = [] }) => files.map((file) => ({ ...file, suite })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  if (slowest.length > 0) console.log('\nSlowest test files:');
  for (const file of slowest) {
    console.log(`${file.seconds.toFixed(1).padStart(6)} s  ${file.name} (${file.suite})`);
  }
  console.log('');
  for (const { name, passed, failed, seconds: duration } of outcomes) {
    const counts = `${passed} passed, ${failed} failed, ${duration.toFixed(0)} s`;
    console.log(`${name.padEnd(16)} ${failed === 0 ? 'passed' : 'FAILED'}  ${counts}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\nTook ${(seconds / 60).toFixed(1)} minutes.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}
