import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRegions } from './regions';
import { testRegions } from './testing/regions';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-regions-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (records: unknown) => {
  writeFileSync(join(folder, 'regions.json'), JSON.stringify(records));
};

test('the records come from what the site’s build has left', () => {
  write(Object.values(testRegions).map((region) => ({ ...region, hours: [] })));
  expect(loadRegions(folder)).toEqual(testRegions);
});

test('without it they come from the front matter itself', () => {
  const regions = loadRegions(folder, 'content/regions');
  expect(regions['new-jersey']).toMatchObject({ phone: '(973) 555-0118', place: 'New Jersey' });
  expect(Object.keys(regions)).toEqual(['new-york', 'new-jersey', 'maryland', 'michigan']);
});

test('a missing region or field is one clear line', () => {
  write([{ ...testRegions['new-york'], phone: undefined }]);
  expect(() => loadRegions(folder)).toThrow(/: the region new-york has no phone\.$/);
  mkdirSync(join(folder, 'empty'));
  expect(() => loadRegions(join(folder, 'empty'), join(folder, 'none'))).toThrow(
    /build the site first/,
  );
});
