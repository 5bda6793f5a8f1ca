import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unfinishedEnd, writeWhole } from './write-file-atomic';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'larkspan-whole-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is there whole, in a folder that was not there, and nothing beside it', async () => {
  await writeWhole(join(folder, 'deep/page.br'), 'all of it');
  expect(readFileSync(join(folder, 'deep/page.br'), 'utf8')).toBe('all of it');
  expect(readdirSync(join(folder, 'deep'))).toEqual(['page.br']);
});

test('what cannot be written to its end leaves the file of before as it was', async () => {
  const file = join(folder, 'page.br');
  writeFileSync(file, 'of before');
  // In the way of the writing, as a full disk would be.
  mkdirSync(join(folder, `.page.br${unfinishedEnd}`));
  await expect(writeWhole(file, 'new')).rejects.toThrow();
  expect(readFileSync(file, 'utf8')).toBe('of before');
});
