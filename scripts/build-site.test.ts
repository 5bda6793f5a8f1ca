import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteFingerprint } from './build-site';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('content/pages/team.mdx', 'Team');
  write('src/layout/header.tsx', 'header');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const print = (environment: Record<string, string> = {}) =>
  siteFingerprint(root, environment as NodeJS.ProcessEnv);

test('the same files and settings are the same site', () => {
  expect(print()).toBe(print());
});

test.each([
  ['a text that is edited', () => write('content/pages/team.mdx', 'Our team')],
  ['a file that comes', () => write('static/card.pdf', 'x')],
  ['a file that goes', () => rmSync(join(root, 'src/layout/header.tsx'))],
  ['another version of a package', () => write('package-lock.json', '{}')],
  ['a setting of Gatsby', () => write('gatsby-config.ts', 'config')],
])('%s makes the built site stale', (_name, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test('a file that moves makes the built site stale', () => {
  const before = print();
  rmSync(join(root, 'content/pages/team.mdx'));
  write('content/pages/crew.mdx', 'Team');
  expect(print()).not.toBe(before);
});

test.each([
  ['GATSBY_API_URL', 'https://api.example'],
  ['SITE_URL', 'https://larkspan.example'],
  ['PORT', '8140'],
])('%s is built into the site', (name, value) => {
  expect(print({ [name]: value })).not.toBe(print());
});

test('tests, and settings of the server alone, do not make the site stale', () => {
  const before = print();
  write('src/layout/header.test.tsx', 'test');
  expect(print({ SMTP_URL: 'smtp://mail.example', DATA_DIR: '/var/data' })).toBe(before);
});

test('where the site’s address is set, another port is the same site', () => {
  const SITE_URL = 'https://larkspan.example';
  expect(print({ SITE_URL, PORT: '8140' })).toBe(print({ SITE_URL }));
});
