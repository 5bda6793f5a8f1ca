import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from './test-report';

const red = (text: string) => `${String.fromCharCode(27)}[31m${text}${String.fromCharCode(27)}[39m`;

describe('the test report', () => {
  it('names a failed test and shows the error without colors', () => {
    const { passed, failed, failures, files } = fromVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'server/queue.test.ts',
          status: 'failed',
          message: '',
          startTime: 0,
          endTime: 1500,
          assertionResults: [
            { status: 'passed', fullName: 'a queue is empty at first', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a queue keeps its order',
              failureMessages: [`${red('AssertionError')}: expected 1 to be 2\n\n    at here`],
            },
          ],
        },
      ],
    });
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(files).toEqual([{ name: 'server/queue.test.ts', seconds: 1.5 }]);
    expect(failures).toEqual([
      'server/queue.test.ts: a queue keeps its order\n    AssertionError: expected 1 to be 2\n        at here',
    ]);
  });

  it('names a file that could not be loaded', () => {
    const { failures } = fromVitest({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'No such module',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    });
    expect(failures).toEqual(['a.test.ts\n    No such module']);
  });

  it('names failed and flaky browser tests by file and line', () => {
    const { passed, failed, failures, files } = fromPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'journeys/login.spec.ts',
          specs: [
            { title: 'a name is asked for', line: 4, tests: [{ status: 'expected', results: [] }] },
            {
              title: 'a wrong password is told',
              line: 9,
              tests: [
                {
                  status: 'unexpected',
                  results: [{ duration: 1000, errors: [{ message: 'Timed out' }] }],
                },
              ],
            },
          ],
          suites: [
            {
              title: 'on a phone',
              specs: [
                {
                  title: 'one gets in',
                  line: 20,
                  tests: [
                    {
                      status: 'flaky',
                      results: [
                        { duration: 1000, errors: [{ message: 'Not there' }] },
                        { duration: 1000, errors: [] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    expect(files).toEqual([{ name: 'journeys/login.spec.ts', seconds: 3 }]);
    expect(failures).toEqual([
      'journeys/login.spec.ts:9: a wrong password is told\n    Timed out',
      'journeys/login.spec.ts:20: on a phone › one gets in\n    Not there',
    ]);
  });

  it('shortens a long message', () => {
    const message = Array.from({ length: 400 }, (_, line) => `line ${line}`).join('\n');
    const { failures } = fromVitest({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message,
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    });
    expect(failures[0]?.split('\n')).toHaveLength(13);
  });
});
