import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium on this machine: CHROMIUM_PATH, a usual place, or the one Playwright installed; else null. */
export function findBrowser(): string | null {
  const places = [process.env.CHROMIUM_PATH ?? '', ...usual, chromium.executablePath()];
  return places.find((place) => place !== '' && existsSync(place)) ?? null;
}

/** A Chromium, installed when there is none: Debian's package where apt is and may be used, else Playwright's own. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium here: installing one …');
  const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  if (mayUseApt) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { ...quiet, env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quiet,
      env: environment,
    });
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH.');
  return installed;
}
