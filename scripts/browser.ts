import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const commonPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without user interface: tests are 20 % faster. */
const headlessShell = 'chromium-headless-shell';

const firefoxPath = '/usr/bin/firefox-esr';

/** The path of Chromium: CHROMIUM_PATH, a common path, or Playwright's; null if there is none. */
export function findBrowser(): string | null {
  const paths = [process.env.CHROMIUM_PATH ?? '', ...commonPaths, chromium.executablePath()];
  return paths.find((path) => path !== '' && existsSync(path) && canRun(path)) ?? null;
}

/** Some distributions have a script in place of the browser that explains how to install it. */
function canRun(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}

/** The path of Chromium. Installs Debian's package or else Playwright's if there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('Chromium not found. Installing it…');
  const installed =
    (installByApt('chromium') && findBrowser()) || (installByPlaywright() && findBrowser());
  if (!installed)
    throw new Error('Chromium could not be installed. Install it and set CHROMIUM_PATH.');
  return installed;
}

/** The path of Firefox: FIREFOX_PATH, or Debian's package, which is installed if missing. */
export function ensureFirefox(): string {
  const path = process.env.FIREFOX_PATH ?? firefoxPath;
  if (existsSync(path)) return path;
  console.log('Firefox not found. Installing it…');
  if (!installByApt('firefox-esr') || !existsSync(firefoxPath))
    throw new Error('Firefox could not be installed. Install it and set FIREFOX_PATH.');
  return firefoxPath;
}

/** The path of headless Chromium for tests: Debian's package if it can be installed, else any Chromium. */
export function ensureHeadlessBrowser(): string {
  const path = `/usr/bin/${headlessShell}`;
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  return existsSync(path) || installByApt(headlessShell) ? path : ensureBrowser();
}

function installByApt(packageName: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', packageName)
  );
}

function installByPlaywright(): boolean {
  return spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}
