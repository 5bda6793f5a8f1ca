import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentNames } from './content-names';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const leave = (text: string) => writeFileSync(join(site, 'content-names.json'), text);

test('the names of the files of content/ are those the build has left', () => {
  leave('{"blog":["first-week"],"jobs":["aide-bronx"]}');
  const { blog, jobs } = contentNames(site);
  expect([[...blog], [...jobs]]).toEqual([['first-week'], ['aide-bronx']]);
});

test('a site that was built before there were such names has none', () => {
  expect(contentNames(site).blog.size).toBe(0);
});

test('a broken list of names is refused', () => {
  leave('{"blog":"first-week","jobs":[]}');
  expect(() => contentNames(site)).toThrow('content-names.json is not a list of names');
});

test('they are read again only when the build has left others', () => {
  leave('{"blog":["first-week"],"jobs":[]}');
  const names = contentNames(site);
  expect(contentNames(site)).toBe(names);
  leave('{"blog":["second-week"],"jobs":[]}');
  expect([...contentNames(site).blog]).toEqual(['second-week']);
});
