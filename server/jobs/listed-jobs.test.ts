import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JobsUnavailable, loadJobs, openSiteJobs } from './listed-jobs';
import { testJobs } from '../testing/samples/listed-jobs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-jobs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('reads the jobs that the build lists', () => {
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(testJobs));
  expect(loadJobs(folder)).toEqual(testJobs);
});

test('returns no jobs without a list', () => {
  expect(loadJobs(folder)).toEqual([]);
});

test.each(['{', '{}'])('rejects %s with a message of one line', (text) => {
  writeFileSync(join(folder, 'jobs.json'), text);
  expect(() => loadJobs(folder)).toThrow(JobsUnavailable);
  expect(() => loadJobs(folder)).toThrow(/^[^\n]*jobs\.json is not a list of jobs[^\n]*$/);
});

test('follows a later build and ignores a broken list', () => {
  const site = openSiteJobs(() => folder);
  expect([site.list(), site.revision()]).toEqual([[], 'none']);
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(testJobs));
  expect(site.list()).toEqual(testJobs);
  const revision = site.revision();
  expect(revision).not.toBe('none');
  writeFileSync(join(folder, 'jobs.json'), '[nu');
  expect([site.list(), site.revision()]).toEqual([testJobs, revision]);
});
