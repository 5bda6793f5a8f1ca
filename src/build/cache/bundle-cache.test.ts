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
function digestWith(changed: Record<string, string | null> = {}, environment: object = plain) {
  const root = mkdtempSync(join(tmpdir(), 'larkspan-settings-'));
  roots.push(root);
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    if (text !== null) writeFileSync(join(root, name), text);
  }
  return digestBundleSettings(root, environment as NodeJS.ProcessEnv);
}

test('digests code, packages, configuration, and GATSBY_ variables', () => {
  const before = digestWith();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(digestWith({}, { ...plain, PATH: '/usr/bin', OFFICE_API_URL: 'http://a' })).toBe(before);
  const others = [
    digestWith({ 'src/page.tsx': 'found first' }),
    digestWith({ 'contract/shared/roles.ts': 'other roles' }),
    digestWith({ 'gatsby-node.js': 'other' }),
    digestWith({ 'babel.config.json': '{ }' }),
    digestWith({ 'node_modules/.package-lock.json': 'gatsby 6' }),
    digestWith({}, { ...plain, GATSBY_KEY: 'two' }),
  ];
  for (const other of others) expect(other).not.toBe(before);
});

test('returns null without a list of packages', () => {
  expect(digestWith({ 'node_modules/.package-lock.json': null })).toBeNull();
});
