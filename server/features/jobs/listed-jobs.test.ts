import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../../core/operator-error';
import { openSiteJobs } from './listed-jobs';
import { testJobs } from '../../testing/samples/listed-jobs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-jobs-'));
  file = join(folder, 'jobs.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const open = () => openSiteJobs(() => (existsSync(file) ? file : null));

test('reads the jobs that the build lists', () => {
  writeFileSync(file, JSON.stringify(testJobs));
  expect(open().list()).toEqual(testJobs);
});

test.each(['{', '{}'])('rejects %s with a message of one line', (text) => {
  writeFileSync(file, text);
  expect(open).toThrow(OperatorError);
  expect(open).toThrow(/^[^\n]*jobs\.json is not a list of jobs[^\n]*$/);
});

test('follows a later list and ignores a broken one', () => {
  const site = open();
  expect([site.list(), site.revision()]).toEqual([[], '']);
  writeFileSync(file, JSON.stringify(testJobs));
  expect(site.list()).toEqual(testJobs);
  const revision = site.revision();
  expect(revision).not.toBe('');
  writeFileSync(file, '[nu');
  expect([site.list(), site.revision()]).toEqual([testJobs, revision]);
});
