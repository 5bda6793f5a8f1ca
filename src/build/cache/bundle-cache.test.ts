import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bundleSettings } from './bundle-cache';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const files = {
  'gatsby-config.js': 'config',
  'gatsby-node.js': 'node',
  'babel.config.json': '{}',
  'package.json': '{}',
  'node_modules/.package-lock.json': 'gatsby 5',
  'src/page.ts': 'page',
  'contract/shared/roles.ts': 'roles',
  'content/settings/site.yaml': 'settings',
};
const plain = { NODE_ENV: 'production', GATSBY_KEY: 'one', PATH: '/bin' };

/** The settings of a site of these files. A folder of its own: what a folder holds is read once. */
function settingsOf(changed: Record<string, string | null> = {}, environment: object = plain) {
  const root = mkdtempSync(join(tmpdir(), 'larkspan-settings-'));
  roots.push(root);
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    if (text !== null) writeFileSync(join(root, name), text);
  }
  return bundleSettings(root, environment as NodeJS.ProcessEnv);
}

test('bundles are remembered for the same code, the same packages and the same variables', () => {
  const before = settingsOf();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(settingsOf({}, { ...plain, PATH: '/usr/bin', OFFICE_API_URL: 'http://a' })).toBe(before);
  const others = [
    settingsOf({ 'src/page.tsx': 'found first' }),
    settingsOf({ 'contract/shared/roles.ts': 'other roles' }),
    settingsOf({ 'gatsby-node.js': 'other' }),
    settingsOf({ 'babel.config.json': '{ }' }),
    settingsOf({ 'node_modules/.package-lock.json': 'gatsby 6' }),
    settingsOf({}, { ...plain, GATSBY_KEY: 'two' }),
  ];
  for (const other of others) expect(other).not.toBe(before);
});

test('nothing is remembered where no list says which packages there are', () => {
  expect(settingsOf({ 'node_modules/.package-lock.json': null })).toBeNull();
});
