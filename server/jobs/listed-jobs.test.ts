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

test('the jobs are those the build has listed', () => {
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(testJobs));
  expect(loadJobs(folder)).toEqual(testJobs);
});

test('a site without a list has no jobs', () => {
  expect(loadJobs(folder)).toEqual([]);
});

test.each(['{', '{}', '[null]', '[{"slug":"a"}]'])(
  'anything else is one line for who starts it: %s',
  (text) => {
    writeFileSync(join(folder, 'jobs.json'), text);
    expect(() => loadJobs(folder)).toThrow(JobsUnavailable);
    expect(() => loadJobs(folder)).toThrow(/^[^\n]*jobs\.json is not a list of jobs[^\n]*$/);
  },
);

test('a later build of the site is noticed, and one that is broken changes nothing', () => {
  const site = openSiteJobs(() => folder);
  expect([site.list(), site.revision()]).toEqual([[], 'none']);
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(testJobs));
  expect(site.list()).toEqual(testJobs);
  const revision = site.revision();
  expect(revision).not.toBe('none');
  writeFileSync(join(folder, 'jobs.json'), '[nu');
  expect([site.list(), site.revision()]).toEqual([testJobs, revision]);
});
