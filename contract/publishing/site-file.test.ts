import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFileInside, findReferencedFile } from './site-file';

let folder: string;
let site: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-file-')));
  site = join(folder, 'site');
  mkdirSync(join(site, 'images'), { recursive: true });
  mkdirSync(join(folder, 'site-private'));
  for (const file of ['secret.png', 'site-private/secret.png', 'site/images/my tub.png'])
    writeFileSync(join(folder, file), 'A picture');
  symlinkSync('my tub.png', join(site, 'images/same.png'));
  symlinkSync(join(folder, 'secret.png'), join(site, 'images/secret.png'));
  symlinkSync(folder, join(site, 'images/out'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  '/images/my%20tub.png',
  '/images%2Fmy%20tub.png',
  '/images/my tub.png?x#y',
  '/images/same.png',
])('finds the file of %s', (url) => {
  expect(findReferencedFile([join(folder, 'none'), site], url)).toBe(
    join(site, 'images/my tub.png'),
  );
});

const outside = [
  '/../secret.png',
  '/../site-private/secret.png',
  '/images/../../secret.png',
  '/images/secret.png',
  '/images/out/secret.png',
  '/images/my tub.png/../../../secret.png',
  '/images/my tub.png\0/../../../secret.png',
];

test.each(outside)('does not leave the folder for %j', (path) => {
  expect(findFileInside(site, path)).toBeNull();
  expect(findReferencedFile([site], encodeURI(path))).toBeNull();
});

test.each([
  '/images/none.png?/../../../secret.png',
  '/images/none.png#/../../../secret.png',
  '/%2e%2e/secret.png',
  '/..%2fsecret.png',
  '/%252e%252e/secret.png',
  '/..%5csecret.png',
  '/..\\secret.png',
  '/%00/../../secret.png',
  '/%',
  '/images',
])('finds no file for %s', (url) => {
  expect(findReferencedFile([site], url)).toBeNull();
});

test('finds no file at a path of the disk', () => {
  expect(findReferencedFile([site], join(folder, 'secret.png'))).toBeNull();
  expect(findReferencedFile([site], `/${basename(folder)}/secret.png`)).toBeNull();
});
