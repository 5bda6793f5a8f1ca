import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../core/config/config';
import { findBuiltSettingsIssue, readContentNames, warnOfPlaceholders } from './built-files';

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
const write = (content: string, name = 'build-facts.json') => {
  writeFileSync(join(siteDir, name), content);
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

test('reads the names of content/ that the build has written', () => {
  write('{"blog":["first-week"],"jobs":["aide-bronx"]}', 'content-names.json');
  expect([...readContentNames(siteDir, 'blog')]).toEqual(['first-week']);
  expect([...readContentNames(siteDir, 'jobs')]).toEqual(['aide-bronx']);
});

test('there are no names of content/ before the first build', () => {
  expect(readContentNames(siteDir, 'blog').size).toBe(0);
});

test('throws for a broken list of names', () => {
  write('{"blog":"first-week","jobs":[]}', 'content-names.json');
  expect(() => readContentNames(siteDir, 'jobs')).toThrow(
    'content-names.json is not a list of names',
  );
});

test('warns of every placeholder of the site, and of none if its build listed none', () => {
  const warnings: string[] = [];
  const log = { warn: (message: string) => warnings.push(message) };
  warnOfPlaceholders(siteDir, log);
  expect(warnings).toEqual([]);
  const listed = ['content/team/ada.mdx:6  This file is a sample.', 'content/settings/site.yaml:4'];
  write(JSON.stringify(listed), 'placeholders.json');
  warnOfPlaceholders(siteDir, log);
  expect(warnings).toEqual(listed.map((line) => `Placeholder: ${line}`));
});
