import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest } from './test-report';

test('counts tests and times files', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ name: 'server/queue.test.ts', startTime: 0, endTime: 1500 }],
  };
  const files = [{ name: 'server/queue.test.ts', seconds: 1.5 }];
  expect(fromVitest(report)).toEqual({ passed: 1, failed: 1, files });
});

test('the time of a browser test file includes its nested suites', () => {
  const specs = [{ tests: [{ results: [{ duration: 2_000 }] }] }];
  const suites = [{ title: 'login.spec.ts', specs, suites: [{ title: 'on a phone', specs }] }];
  expect(fromPlaywright({ stats: { expected: 2, unexpected: 0 }, suites })).toEqual({
    passed: 2,
    failed: 0,
    files: [{ name: 'login.spec.ts', seconds: 4 }],
  });
});
