import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextMemory } from './text-cache';

let folder: string;
let reads: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-memory-'));
  reads = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (version = 'one') =>
  openTextMemory(join(folder, 'made', 'bodies.json'), version, (text: string) => {
    reads.push(text);
    return Promise.resolve({ length: text.length });
  });

/** A build that reads these texts; what it found in them. */
async function build(texts: string[], version?: string) {
  const memory = await open(version);
  const found = await Promise.all(texts.map((text) => memory.recall(text)));
  await memory.save();
  return found;
}

test('a text is read once, whatever the number of builds', async () => {
  expect(await build(['a', 'bb'])).toEqual([{ length: 1 }, { length: 2 }]);
  expect(await build(['a', 'bb', 'ccc'])).toEqual([{ length: 1 }, { length: 2 }, { length: 3 }]);
  expect(reads).toEqual(['a', 'bb', 'ccc']);
});

test('a text that a build did not ask for is forgotten', async () => {
  await build(['a', 'bb']);
  await build(['a']);
  await build(['bb']);
  expect(reads).toEqual(['a', 'bb', 'bb']);
});

test('what other code has found is read anew', async () => {
  await build(['a']);
  await build(['a'], 'two');
  expect(reads).toEqual(['a', 'a']);
});

test('a memory that was cut off is as none', async () => {
  await build(['a']);
  writeFileSync(join(folder, 'made', 'bodies.json'), '{"version":"one","fou');
  expect(await build(['a'])).toEqual([{ length: 1 }]);
  expect(reads).toEqual(['a', 'a']);
});
