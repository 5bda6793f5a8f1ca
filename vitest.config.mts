import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Milliseconds. Ends a test that hangs; both cores may be busy with other suites for most of it. */
const testTimeout = 180_000;

/** `npm run test:full` also runs the slow tests, and every server test on PostgreSQL. */
const isFull = process.env['TEST_FULL'] === '1';
const exclude = isFull
  ? configDefaults.exclude
  : [...configDefaults.exclude, '**/*.slow.test.{ts,tsx}'];

const server = {
  exclude,
  environment: 'node',
  globalSetup: 'server/testing/database/global-setup.ts',
  // Loading the server takes longer than the tests of many files.
  isolate: false,
} as const;

/**
 * unit: pure code. unit-dom: components and hooks (*.test.tsx). site: the built site in public/. server: the API on SQLite.
 * server-postgres: *.engine.test.ts, whose subject depends on the database, on PostgreSQL. firefox: a smoke test in Firefox.
 */
export default defineConfig({
  oxc: { jsx: { importSource: '@emotion/react' } },
  test: {
    // Vitest leaves one core free, which on two is half the machine.
    maxWorkers: availableParallelism(),
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,contract,scripts,plugins}/**/*.test.ts'],
          exclude,
          environment: 'node',
          setupFiles: ['tests/fixtures/own-modules.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: ['src/**/*.test.tsx'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['tests/fixtures/own-modules.ts', 'tests/fixtures/testing-library-setup.ts'],
          // A document and React take longer to load than many a file's tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          // All files share the pages, which are read once.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'], environment: 'node' },
      },
      { extends: true, test: { ...server, name: 'server', include: ['server/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-postgres',
          include: [isFull ? 'server/**/*.test.ts' : 'server/**/*.engine.test.ts'],
        },
      },
    ],
  },
});
