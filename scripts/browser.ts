import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
  const installed = (installByApt() && findBrowser()) || (installByPlaywright() && findBrowser());
  if (!installed)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH.');
  return installed;
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

function installByPlaywright(): boolean {
  return spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}
