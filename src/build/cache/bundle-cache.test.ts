import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { digestBundleSettings } from './bundle-cache';

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

/** A new folder each time, because the code of a folder is read only once. */
function digestSettings(changed: Record<string, string | null> = {}, environment: object = plain) {
  const root = mkdtempSync(join(tmpdir(), 'larkspan-settings-'));
  roots.push(root);
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    if (text !== null) writeFileSync(join(root, name), text);
  }
  return digestBundleSettings(root, environment as NodeJS.ProcessEnv);
}

test('digests code, packages, configuration, and GATSBY_ variables', () => {
  const before = digestSettings();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(digestSettings({}, { ...plain, PATH: '/usr/bin', OFFICE_API_URL: 'http://a' })).toBe(
    before,
  );
  const others = [
    digestSettings({ 'src/page.tsx': 'found first' }),
    digestSettings({ 'contract/shared/roles.ts': 'other roles' }),
    digestSettings({ 'gatsby-node.js': 'other' }),
    digestSettings({ 'babel.config.json': '{ }' }),
    digestSettings({ 'node_modules/.package-lock.json': 'gatsby 6' }),
    digestSettings({}, { ...plain, GATSBY_KEY: 'two' }),
  ];
  for (const other of others) expect(other).not.toBe(before);
});

test('returns null without a list of packages', () => {
  expect(digestSettings({ 'node_modules/.package-lock.json': null })).toBeNull();
});
