import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openResponsiveImages } from './responsive-images';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(folder, 'images'));
});
afterEach(() => rm(folder, { recursive: true }));

async function draw(name: string, width: number, height: number, color = '#0a7', orientation = 1) {
  const picture = sharp({ create: { width, height, channels: 3, background: color } })
    .withMetadata({ orientation })
    .toFormat(name.endsWith('.webp') ? 'webp' : 'jpeg');
  await writeFile(join(folder, 'images', name), await picture.toBuffer());
}

const figure = (name: string, rest = 'alt="A tub" loading="lazy"') =>
  `<img src="/images/${name}" ${rest}/>`;

async function build(html: string): Promise<string> {
  const images = openResponsiveImages(folder);
  const built = await images.addSources(html);
  await images.removeOthers();
  return built;
}

const listCopies = async () => (await readdir(join(folder, 'pictures'))).sort();

test('gives a photo its size and smaller WebP files', async () => {
  await draw('tub.jpg', 4_000, 3_000);
  const html = await build(figure('tub.jpg'));
  const [large, small] = await listCopies();
  expect([large, small]).toEqual([
    expect.stringMatching(/^tub-1600-[0-9a-f]{16}\.webp$/),
    expect.stringMatching(/^tub-820-[0-9a-f]{16}\.webp$/),
  ]);
  expect(html).toBe(
    `<img width="4000" height="3000" srcset="/pictures/${small} 820w, /pictures/${large} 1600w" sizes="auto, (min-width: 64em) 51.25rem, 100vw" src="/images/tub.jpg" alt="A tub" loading="lazy"/>`,
  );
  const { width, height } = await sharp(join(folder, 'pictures', small ?? '')).metadata();
  expect([width, height]).toEqual([820, 615]);
});

test('uses a WebP file of the dashboard as it is, with one smaller copy', async () => {
  await draw('bath.webp', 1_200, 630);
  expect(await build(figure('bath.webp', 'alt="" fetchpriority="high"'))).toMatch(
    /^<img width="1200" height="630" srcset="\/pictures\/bath-820-[0-9a-f]{16}\.webp 820w, \/images\/bath\.webp 1200w" sizes="\(min-width/,
  );
  expect(await listCopies()).toHaveLength(1);
});

test('shows an upright photo upright', async () => {
  await draw('phone.jpg', 600, 400, '#0a7', 6);
  expect(await build(figure('phone.jpg'))).toContain('width="400" height="600"');
  const [copy = ''] = await listCopies();
  const { width, height } = await sharp(join(folder, 'pictures', copy)).metadata();
  expect([width, height]).toEqual([400, 600]);
});

test('a page of the build before gets the changed photo, and the old copies are removed', async () => {
  await draw('tub.jpg', 1_000, 500);
  const before = await build(figure('tub.jpg'));
  expect(await build(before)).toBe(before);
  await draw('tub.jpg', 1_000, 600, '#a07');
  const after = await build(before);
  expect(after).toContain('width="1000" height="600"');
  const copies = await listCopies();
  expect(copies).toHaveLength(2);
  for (const name of copies) expect(after).toContain(name);
});

test('leaves drawings and missing pictures as they are', async () => {
  await writeFile(join(folder, 'images', 'broken.png'), 'text');
  const html =
    '<img src="/illustrations/home.svg" width="640" height="560"/><img src="/images/gone.png"/><img src="/images/broken.png"/>';
  expect(await build(html)).toBe(html);
});

test('publishes no picture from outside the site', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'private-'));
  const secret = join(outside, 'secret.png');
  const name = basename(outside);
  try {
    await draw('tub.jpg', 900, 600);
    await copyFile(join(folder, 'images', 'tub.jpg'), secret);
    await symlink(secret, join(folder, 'images', 'link.png'));
    const html = [
      `/images/tub.jpg?/../../../${name}/secret.png`,
      `/images/tub.jpg#/../../../${name}/secret.png`,
      `/../${name}/secret.png`,
      `/%2e%2e/${name}/secret.png`,
      `/%2e%2e%2f${name}%2fsecret.png`,
      `/%252e%252e/${name}/secret.png`,
      `/..\\${name}\\secret.png`,
      '/images/link.png',
      secret,
    ].map((src) => `<img src="${src}"/>`);
    await build(html.join(''));
    expect((await listCopies()).filter((copy) => !copy.startsWith('tub'))).toEqual([]);
  } finally {
    await rm(outside, { recursive: true });
  }
});
