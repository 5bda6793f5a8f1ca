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

test('is the same for the same files and settings', () => {
  expect(print()).toBe(print());
});

test.each([
  ['an edited text', () => write('content/pages/team.mdx', 'Our team')],
  ['a new file', () => write('static/card.pdf', 'x')],
  ['a deleted file', () => rmSync(join(root, 'src/layout/header.tsx'))],
  ['another package version', () => write('package-lock.json', '{}')],
  ['the Gatsby configuration', () => write('gatsby-config.ts', 'config')],
])('changes with %s', (_name, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test('changes with a moved file', () => {
  const before = print();
  rmSync(join(root, 'content/pages/team.mdx'));
  write('content/pages/crew.mdx', 'Team');
  expect(print()).not.toBe(before);
});

test.each([
  ['GATSBY_API_URL', 'https://api.example'],
  ['SITE_URL', 'https://larkspan.example'],
  ['PORT', '8140'],
])('changes with %s', (name, value) => {
  expect(print({ [name]: value })).not.toBe(print());
});

test('ignores tests and server settings', () => {
  const before = print();
  write('src/layout/header.test.tsx', 'test');
  expect(print({ SMTP_URL: 'smtp://mail.example', DATA_DIR: '/var/data' })).toBe(before);
});

test('ignores the port if SITE_URL is set', () => {
  const SITE_URL = 'https://larkspan.example';
  expect(print({ SITE_URL, PORT: '8140' })).toBe(print({ SITE_URL }));
});
