import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../core/config/config';
import { findBuiltSettingsIssue } from './built-settings';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

const siteUrl = 'https://agency.example';
const find = () =>
  findBuiltSettingsIssue(
    loadConfig({ SITE_DIR: siteDir, SITE_URL: siteUrl, FIREBASE_PROJECT_ID: 'agency-1' }),
  );
const write = (content: string) => {
  writeFileSync(join(siteDir, 'build-facts.json'), content);
};

test('accepts a site that was built with the server’s settings', () => {
  write(JSON.stringify({ id: 'x', siteUrl, projectId: 'agency-1' }));
  expect(find()).toBeNull();
});

test.each([
  [{ siteUrl: 'http://localhost:8000', projectId: 'agency-1' }, /SITE_URL http:\/\/localhost:8000/],
  [{ siteUrl, projectId: 'demo-larkspan' }, /GATSBY_FIREBASE_PROJECT_ID demo-larkspan/],
])('names the setting of a site that was built with %o', (settings, issue) => {
  write(JSON.stringify(settings));
  expect(find()).toMatch(issue);
  expect(find()).not.toContain('\n');
});

test.each(['"0b6f"', 'null', '{', ''])('asks to build the site again for %s', (content) => {
  expect(find()).toMatch(/older release/);
  write(content);
  expect(find()).toMatch(/older release/);
});
