import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

/** Three workers, each with a running product of its own (tests/fixtures/test.ts): a browser test waits half of the time. `--trace on` shows what a test has done. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Tests tagged @full are slow or rare: only TEST_FULL=1 runs them.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  workers: 3,
  // It ends what hangs and judges nothing: both cores may be at other work for most of it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  outputDir: 'test-results/traces',
  use: {
    viewport: { width: 1440, height: 900 },
    // Nothing is asserted of animations, and drawing them takes time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
