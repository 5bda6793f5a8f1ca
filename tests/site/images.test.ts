import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ogImageSize, iconFiles } from '../../src/shared/assets';
import { folder, getMeta, origin, publicPages } from './built-pages';
import { getBrand } from './expected-pages';

const toFile = (address: string) => join(folder, new URL(address, origin).pathname);

test.each(publicPages)('$path has a link preview with size and alt text', async (page) => {
  const address = getMeta(page, 'og:image') ?? '';
  expect(address.startsWith(`${origin}/og/`)).toBe(true);
  const bytes = readFileSync(toFile(address));
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...ogImageSize });
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  expect(getMeta(page, 'og:image:width')).toBe(String(width));
  expect(getMeta(page, 'og:image:height')).toBe(String(height));
  expect(getMeta(page, 'og:image:type')).toBe('image/png');
  expect(getMeta(page, 'og:image:alt')).toContain(getBrand(page.path).company);
  expect(getMeta(page, 'twitter:card')).toBe('summary_large_image');
});

test('no link preview of a removed page remains', () => {
  const named = publicPages.map((page) => toFile(getMeta(page, 'og:image') ?? ''));
  const files = readdirSync(join(folder, 'og')).map((name) => join(folder, 'og', name));
  expect(files.sort()).toEqual([...new Set(named)].sort());
});

test('every page links to icons that exist in the stated size', async () => {
  for (const { path, document } of publicPages) {
    const links = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
      [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href')),
    );
    expect(links, path).toEqual([
      iconFiles.ico,
      iconFiles.tab,
      iconFiles.apple,
      iconFiles.manifest,
    ]);
  }
  const ico = readFileSync(join(folder, iconFiles.ico));
  expect([ico.readUInt16LE(2), ico.readUInt8(6)]).toEqual([1, 32]);
  expect((await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).width).toBe(32);
  expect((await sharp(join(folder, iconFiles.apple)).metadata()).width).toBe(180);
  for (const { file, size } of iconFiles.app) {
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width: size, height: size });
  }
  expect(readFileSync(join(folder, iconFiles.tab), 'utf8')).toContain('prefers-color-scheme:dark');
});
