/** What the reports of a test run say: counts, and what failed and why, for the lines at the end of `npm test`. */

/** `failures`: a text for each test that failed, beginning with its file and name. */
export type Result = { passed: number; failed: number; failures?: string[] };

/** Of Vitest's JSON report what is read here. A file that cannot be run at all has a message and no tests. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Of Playwright's JSON report what is read here. A title of a suite that is a file is the file's name. */
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
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** Lines of a failure's message that are shown: the assertion and the values, not a page's whole markup. */
const shownLines = 12;

export function fromVitest({
  numPassedTests,
  numFailedTests,
  testResults,
}: VitestReport): Required<Result> {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name}: ${fullName}`, failureMessages.join('\n')),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

export function fromPlaywright({ stats, suites }: PlaywrightReport): Required<Result> {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => failuresOf(suite, [])),
  };
}

function failuresOf(suite: PlaywrightSuite, above: string[]): string[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(
          `${titles[0]}:${line}: ${[...titles.slice(1), title].join(' › ')}`,
          messages.join('\n'),
        );
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, titles))];
}

function failure(test: string, message: string): string {
  const lines = withoutColours(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [test, ...lines.slice(0, shownLines).map((line) => `    ${line}`)].join('\n');
}

/** The escape sequences of ECMA-48 that set colours. */
function withoutColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
}
