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
  expect(contentNames(site)).toEqual({ blog: ['first-week'], jobs: ['aide-bronx'] });
});

test('a site that was built before there were such names has none', () => {
  expect(contentNames(site)).toEqual({ blog: [], jobs: [] });
});

test('a broken list of names is refused', () => {
  leave('{"blog":"first-week","jobs":[]}');
  expect(() => contentNames(site)).toThrow('content-names.json is not a list of names');
});
