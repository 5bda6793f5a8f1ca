import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Milliseconds. It ends what hangs and judges nothing: both cores may be at other work for most of it. */
const testTimeout = 60_000;

/** Slow checks of rare cases, which `npm run test:full` runs as well. */
const exclude =
  process.env.TEST_FULL === '1'
    ? configDefaults.exclude
    : [...configDefaults.exclude, '**/*.slow.test.{ts,tsx}'];

/**
 * unit: pure code. unit-dom: components and what needs a document (*.test.tsx). site: the built site in public/.
 * server: everything that needs a database; TEST_ENGINE=postgres runs it on PostgreSQL.
 */
export default defineConfig({
  oxc: { jsx: { importSource: '@emotion/react' } },
  test: {
    // Vitest leaves one core free, which on two is half the machine.
    maxWorkers: availableParallelism(),
    testTimeout,
    hookTimeout: testTimeout,
    // What is polled for comes within a second on a machine that does nothing else.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,contract,scripts,plugins}/**/*.test.ts'],
          exclude,
          environment: 'node',
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
          setupFiles: ['tests/fixtures/document.ts'],
          // A document and React take a second to load, so the files share them; the product's own modules start anew in each.
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
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/global-setup.ts'],
          // Loading the server took longer than many a file's tests; it keeps nothing of one file that another could meet.
          isolate: false,
        },
      },
    ],
  },
});
