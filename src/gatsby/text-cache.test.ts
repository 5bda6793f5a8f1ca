import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextCache } from './text-cache';

let folder: string;
let reads: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-cache-'));
  reads = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (version = 'one') =>
  openTextCache(join(folder, 'made', 'bodies.json'), version, (text: string) => {
    reads.push(text);
    return Promise.resolve({ length: text.length });
  });

async function build(texts: string[], version?: string) {
  const cache = await open(version);
  const found = await Promise.all(texts.map((text) => cache.get(text)));
  await cache.save();
  return found;
}

test('computes each text once across builds', async () => {
  expect(await build(['a', 'bb'])).toEqual([{ length: 1 }, { length: 2 }]);
  expect(await build(['a', 'bb', 'ccc'])).toEqual([{ length: 1 }, { length: 2 }, { length: 3 }]);
  expect(reads).toEqual(['a', 'bb', 'ccc']);
});

test('drops results that a build did not use', async () => {
  await build(['a', 'bb']);
  await build(['a']);
  await build(['bb']);
  expect(reads).toEqual(['a', 'bb', 'bb']);
});

test('recomputes results of another version', async () => {
  await build(['a']);
  await build(['a'], 'two');
  expect(reads).toEqual(['a', 'a']);
});

test('ignores a truncated cache file', async () => {
  await build(['a']);
  writeFileSync(join(folder, 'made', 'bodies.json'), '{"version":"one", "res');
  expect(await build(['a'])).toEqual([{ length: 1 }]);
  expect(reads).toEqual(['a', 'a']);
});
