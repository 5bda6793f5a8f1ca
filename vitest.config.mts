import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Milliseconds. It ends what hangs and judges nothing: both cores may be at other work for most of it. */
const testTimeout = 60_000;

/** unit: pure code and components. site: the built site in public/. server: everything that needs a database; TEST_ENGINE=postgres runs it on PostgreSQL. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
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
          include: ['{src,contract,scripts,plugins}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/fixtures/wait-longer.ts'],
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
