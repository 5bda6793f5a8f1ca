import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without its own user interface and PDF viewer: tests take a fifth less time. */
const headlessShell = 'chromium-headless-shell';

const firefoxPath = '/usr/bin/firefox-esr';

/** Path of a Chromium on this machine: CHROMIUM_PATH, a usual place, or the one Playwright installed; else null. */
export function findBrowser(): string | null {
  const places = [process.env.CHROMIUM_PATH ?? '', ...usual, chromium.executablePath()];
  return places.find((place) => place !== '' && existsSync(place) && runs(place)) ?? null;
}

/** Some distributions leave a script in the browser's place that only says how to install it. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0;
}

/** A Chromium, installed when there is none: Debian's package where apt is and may be used, else Playwright's own. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium here: installing one …');
  const installed =
    (installByApt('chromium') && findBrowser()) || (installByPlaywright() && findBrowser());
  if (!installed)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH.');
  return installed;
}

/** Path of Debian's Firefox, installed when there is none; FIREFOX_PATH names another. */
export function ensureFirefox(): string {
  const path = process.env.FIREFOX_PATH ?? firefoxPath;
  if (existsSync(path)) return path;
  console.log('Firefox not found. Installing it…');
  if (!installByApt('firefox-esr') || !existsSync(firefoxPath))
    throw new Error('Firefox could not be installed. Install it and set FIREFOX_PATH.');
  return firefoxPath;
}

/** Path of the headless Chromium for tests, from Debian's package where that can be installed; else of any Chromium. */
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
