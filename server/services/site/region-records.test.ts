import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadRegions } from './region-records';
import { testRegions } from '../../testing/samples/region-records';

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

test('reads regions.json of the built site', () => {
  write(Object.values(testRegions).map((region) => ({ ...region, areas: [] })));
  expect(loadRegions(folder)).toEqual(testRegions);
});

test('reads the front matter without it', () => {
  const [regions, settings] = [join(folder, 'regions'), join(folder, 'settings')];
  for (const path of [regions, settings]) mkdirSync(path);
  for (const { id, holidays: _holidays, ...fields } of Object.values(testRegions)) {
    const header = stringify({ ...fields, title: 'Home care', order: 1 });
    writeFileSync(join(regions, `${id}.mdx`), `---\n${header}---\n\nOur office.\n`);
  }
  const holidays = [
    { date: '2026-11-26', name: 'Thanksgiving' },
    { date: '2026-12-26', name: 'Boxing Day', regions: [] },
  ];
  writeFileSync(join(settings, 'holidays.yaml'), stringify({ holidays }));
  expect(loadRegions(join(folder, 'not-built'), regions)).toEqual(testRegions);
});

test('reports a missing region or field in one line', () => {
  write([{ ...testRegions['new-york'], phone: undefined }]);
  expect(() => loadRegions(folder)).toThrow(/: the region new-york has no phone\.$/);
  mkdirSync(join(folder, 'empty'));
  expect(() => loadRegions(join(folder, 'empty'), join(folder, 'none'))).toThrow(
    /build the site first/,
  );
});
