import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PageContext, RegionRecord } from '../../shared/page-context';
import { ogImageSize } from '../../shared/assets';
import { light } from '../../theme/palettes';
import { getOgImagePath, planOgImage, drawOgImage } from './og-image';

const region = {
  id: 'new-jersey',
  company: 'Larkspan Home Care of New Jersey',
  place: 'New Jersey',
  phone: '(973) 555-0118',
} as RegionRecord;

const words = 'How the family of a person who lives far away can arrange care ';

test('keeps a title of any length within the margins', async () => {
  const png = await drawOgImage(words.repeat(8), region);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...ogImageSize });
  // The last row of pixels above the band, and the first column, are background.
  for (const [left, top, width, height] of [
    [0, 512, 1200, 4],
    [0, 160, 60, 350],
    [1150, 160, 50, 350],
  ] as const) {
    const { data, info } = await sharp(png)
      .extract({ left, top, width, height })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const paper = [1, 3, 5].map((at) => parseInt(light.background.slice(at, at + 2), 16));
    const isPaper = data.every(
      (value, index) => Math.abs(value - (paper[index % info.channels] ?? 0)) < 3,
    );
    expect(isPaper).toBe(true);
  }
  // The image shows the title of its page.
  expect((await drawOgImage('FAQs', region)).equals(png)).toBe(false);
});

test('changes the path only with title or office', () => {
  const path = (title: string, office = region) => getOgImagePath('/new-jersey/hha', title, office);
  expect(path('Care')).toBe(path('Care'));
  expect(path('Care')).toMatch(/^\/og\/new-jersey-hha-[0-9a-f]{16}\.png$/);
  expect(path('Care')).not.toBe(path('Other'));
  expect(path('Care')).not.toBe(path('Care', { ...region, phone: '(973) 555-0199' }));
});

const page = (fields: Partial<PageContext>) =>
  ({ title: 'Care', pagePath: '/blog/care', region, ...fields }) as PageContext;

test('an article about a state is shared with that state’s office', async () => {
  const newYork = { ...region, id: 'new-york' } as RegionRecord;
  const article = page({ region: newYork, articleLayout: { region } as PageContext });
  expect((await planOgImage(article)).path).toBe((await planOgImage(page({}))).path);
  expect((await planOgImage(article)).path).not.toBe(
    (await planOgImage(page({ region: newYork }))).path,
  );
});

test('an article with a cover is shared with it, in a size and format that every site shows', async () => {
  const cover = { src: '/icon-512.png', alt: 'A lark' };
  const image = await planOgImage(page({ cover }));
  expect(image.path).toMatch(/^\/og\/blog-care-[0-9a-f]{16}\.jpg$/);
  expect(await sharp(await image.render()).metadata()).toMatchObject({
    format: 'jpeg',
    ...ogImageSize,
  });
});

test('an article whose cover is missing is shared with its title', async () => {
  const cover = { src: '/images/none.png', alt: 'A lark' };
  expect((await planOgImage(page({ cover }))).path).toBe((await planOgImage(page({}))).path);
});
