import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compress-files';

let folder = '';
const long = 'Care at home. '.repeat(100);
const page = 'hha/index.html';
const write = (name: string, text = long) => writeFile(join(folder, name), text);
const brotli = async (name: string) =>
  brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString();
const age = (name: string, seconds: number) => utimes(join(folder, name), seconds, seconds);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  await mkdir(join(folder, 'hha'));
});
afterEach(() => rm(folder, { recursive: true }));

test('compresses a page with Brotli', async () => {
  await write(page);
  await compressFiles(folder, []);
  expect(await brotli(page)).toBe(long);
});

test('compresses a changed page again', async () => {
  await write(page);
  await compressFiles(folder, []);
  await age(`${page}.br`, 1000);
  await write(page, long.toUpperCase());
  await compressFiles(folder, []);
  expect(await brotli(page)).toBe(long.toUpperCase());
});

test('does not compress an unchanged file again', async () => {
  await write('app.js');
  await age('app.js', 1000);
  await write('app.js.br', 'kept');
  await compressFiles(folder, []);
  expect(await readFile(join(folder, 'app.js.br'), 'utf8')).toBe('kept');
});

test('removes compressed files without an original, but not downloads', async () => {
  await write('gone.js.br');
  await write('small.css', 'a{}');
  await write('small.css.br');
  await write('forms.tar.gz');
  await compressFiles(folder, []);
  expect((await readdir(folder)).sort()).toEqual(['forms.tar.gz', 'hha', 'small.css']);
});

test('does not compress pictures and private files', async () => {
  await write('photo.webp');
  await write('regions.json');
  await compressFiles(folder, ['regions.json']);
  expect((await readdir(folder)).sort()).toEqual(['hha', 'photo.webp', 'regions.json']);
});

test('recovers from an interrupted build', async () => {
  await write(page);
  await mkdir(join(folder, `${page}.br`));
  await expect(compressFiles(folder, [])).rejects.toThrow();
  await rm(join(folder, `${page}.br`), { recursive: true });
  await write('hha/.index.html.br.part', 'half');
  await compressFiles(folder, []);
  expect((await readdir(join(folder, 'hha'))).sort()).toEqual(['index.html', 'index.html.br']);
  expect(await brotli(page)).toBe(long);
});
