import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** unit: pure code and components. site: the built site in public/. server: everything that needs a database; TEST_ENGINE=postgres runs it on PostgreSQL. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    // Vitest leaves one core free, which on two is half the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,contract,scripts,plugins}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/fixtures/wait-longer.ts'],
          // Both cores may be at other work.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          // A page of 70 kB against 100 rules, on a busy machine.
          testTimeout: 30_000,
          // All files share the pages, which are read once.
          fileParallelism: false,
          isolate: false,
        },
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
