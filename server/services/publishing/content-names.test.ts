import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentNames } from './content-names';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const leave = (text: string) => writeFileSync(join(site, 'content-names.json'), text);

test('reads the names that the build has written', () => {
  leave('{"blog":["first-week"],"jobs":["aide-bronx"]}');
  expect([...readContentNames(site, 'blog')]).toEqual(['first-week']);
  expect([...readContentNames(site, 'jobs')]).toEqual(['aide-bronx']);
});

test('is empty without the file', () => {
  expect(readContentNames(site, 'blog').size).toBe(0);
});

test('throws for a broken list', () => {
  leave('{"blog":"first-week","jobs":[]}');
  expect(() => readContentNames(site, 'jobs')).toThrow('content-names.json is not a list of names');
});
