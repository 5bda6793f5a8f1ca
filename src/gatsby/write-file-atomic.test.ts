import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporarySuffix, writeFileAtomic } from './write-file-atomic';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'larkspan-whole-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('creates the folder and leaves no temporary file', async () => {
  await writeFileAtomic(join(folder, 'deep/page.br'), 'all of it');
  expect(readFileSync(join(folder, 'deep/page.br'), 'utf8')).toBe('all of it');
  expect(readdirSync(join(folder, 'deep'))).toEqual(['page.br']);
});

test('keeps the previous file if writing fails', async () => {
  const file = join(folder, 'page.br');
  writeFileSync(file, 'of before');
  // Makes writing fail.
  mkdirSync(join(folder, `.page.br.${process.pid}${temporarySuffix}`));
  await expect(writeFileAtomic(file, 'new')).rejects.toThrow();
  expect(readFileSync(file, 'utf8')).toBe('of before');
});
