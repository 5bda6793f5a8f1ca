import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFieldsMemory, readFields } from './front-matter-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-fields-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept = () => join(folder, 'fields.json');
const good =
  'title: Terms\ndescription: What holds between you and us when you use this website, and what we ask of you before you do.\neffective: 2026-01-02\nupdated: 2026-01-02\n';
const bad = 'titel: Terms\n';

async function read(frontMatter: string) {
  const memory = await openFieldsMemory(kept(), 'one');
  const found = await memory.read('content/legal/terms.mdx', 'legal', frontMatter);
  await memory.save();
  return found;
}

test('fields that were good are taken from the build before, and still know their lines', async () => {
  const first = await readFields('content/legal/terms.mdx', 'legal', good);
  await read(good);
  writeFileSync(kept(), readFileSync(kept(), 'utf8').replace('What holds', 'What was kept'));
  const again = await read(good);
  expect(again.faults).toEqual(first.faults);
  expect(again.value).toMatchObject({
    description: expect.stringContaining('What was kept') as string,
  });
  expect(again.lineOf(['updated'])).toBe(5);
});

test('fields that were refused are refused in the next build too, with the same words', async () => {
  const first = await readFields('content/legal/terms.mdx', 'legal', bad);
  expect(first.faults.length).toBeGreaterThan(0);
  expect((await read(bad)).faults).toEqual(first.faults);
  expect((await read(bad)).faults).toEqual(first.faults);
});
