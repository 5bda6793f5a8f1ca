import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heicMessage } from '../../../contract/shared/photos';
import { HttpError } from '../../core/http/errors';
import { cardMessages, readBenefitCard } from './benefit-card';
import { pdfMessages } from './document-scanner/scan-document';

const pixels = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#488' } });
const pdf = (body = '') => Buffer.from(`%PDF-1.7\n${body}\nstartxref\n9\n%%EOF\n`);

/** The first box of a picture in the HEIF container. */
function heic(major: string, ...compatible: string[]): Buffer {
  const brands = `${major}\0\0\0\0${compatible.join('')}`;
  const size = Buffer.of(0, 0, 0, 8 + brands.length);
  return Buffer.concat([size, Buffer.from(`ftyp${brands}`, 'latin1'), Buffer.alloc(100)]);
}

/** A header with 16,000 x 16,000 pixels and almost no data. */
function claimHuge(picture: Buffer, format: 'png' | 'jpeg' | 'webp'): Buffer {
  const side = 16_000;
  if (format === 'png') {
    const header = Buffer.from(picture.subarray(0, 33));
    header.writeUInt32BE(side, 16);
    header.writeUInt32BE(side, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    return Buffer.concat([header, picture.subarray(33)]);
  }
  if (format === 'jpeg') {
    const frame = picture.indexOf(Buffer.of(0xff, 0xc0));
    const scan = picture.indexOf(Buffer.of(0xff, 0xda));
    const header = Buffer.from(picture.subarray(0, scan + 20));
    header.writeUInt16BE(side, frame + 5);
    header.writeUInt16BE(side, frame + 7);
    return header;
  }
  // Width and height follow RIFF, size, WEBP, 'VP8 ', size, frame tag, and start code.
  const header = Buffer.from(picture);
  header.writeUInt16LE(side, 26);
  header.writeUInt16LE(side, 28);
  return header.fill(0, 60);
}

async function getError(bytes: Buffer, name: string): Promise<string | undefined> {
  const error: unknown = await readBenefitCard(bytes, name, 'a').catch((reason: unknown) => reason);
  return error instanceof HttpError ? error.fields?.['file'] : undefined;
}

describe('accepts', () => {
  test.each([
    ['jpeg', 'card.jpg', 'image/jpeg'],
    ['png', 'card.PNG', 'image/png'],
    ['webp', 'blob', 'image/webp'],
    // Messengers save images with wrong extensions.
    ['png', 'card.jpg', 'image/png'],
    ['jpeg', 'IMG_0001.HEIC', 'image/jpeg'],
    ['jpeg', 'card.pdf', 'image/jpeg'],
    ['jpeg', 'card.jpe', 'image/jpeg'],
  ] as const)('a %s called %s', async (format, name, type) => {
    const card = await readBenefitCard(await pixels().toFormat(format).toBuffer(), name, 'a');
    expect(card.type).toBe(type);
    expect((await sharp(card.bytes).metadata()).format).toBe(format);
  });

  test.each(['card.pdf', 'scan', 'card.png'])('a PDF called %s', async (name) => {
    expect((await readBenefitCard(pdf(), name, 'a')).type).toBe('application/pdf');
  });

  test('rotates a sideways photo and shrinks a huge one', async () => {
    const sideways = await pixels().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const upright = await sharp((await readBenefitCard(sideways, 'a.jpg', 'a')).bytes).metadata();
    expect([upright.width, upright.height, upright.orientation]).toEqual([20, 40, undefined]);
    const huge = await sharp({
      create: { width: 5_000, height: 100, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect((await sharp((await readBenefitCard(huge, 'a.png', 'a')).bytes).metadata()).width).toBe(
      3_000,
    );
  });
});

describe('rejects', () => {
  test.each([
    ['text as a photo', Buffer.from('hello'), 'card.jpg', cardMessages.mismatch],
    ['a page as a PDF', Buffer.from('<html></html>'), 'card.pdf', cardMessages.mismatch],
    ['a HEIC photo', heic('heic', 'mif1'), 'card.HEIC', heicMessage],
    [
      'a HEIC photo with another brand first',
      heic('mif1', 'mif1', 'heic'),
      'card.jpg',
      heicMessage,
    ],
    ['a HEIC photo without a name', heic('heix'), 'blob', heicMessage],
    ['an AVIF picture', heic('avif', 'mif1', 'avif'), 'card.avif', cardMessages.kind],
    ['a program', Buffer.from('MZ'), 'card.exe', cardMessages.kind],
    ['an SVG', Buffer.from('<svg onload="x"/>'), 'card.svg', cardMessages.kind],
    ['a GIF', Buffer.from('GIF89a'), 'card', cardMessages.kind],
    ['nothing', Buffer.alloc(0), 'card.jpg', cardMessages.mismatch],
    ['a PDF with a script', pdf('/JavaScript (app.alert(1))'), 'a.pdf', pdfMessages.active],
    ['a PDF cut off', Buffer.from('%PDF-1.7\nhello'), 'a.pdf', cardMessages.mismatch],
  ])('%s', async (_case, bytes, name, message) => {
    expect(await getError(bytes, name)).toBe(message);
  });

  test('a script behind the first bytes of a photo', async () => {
    const polyglot = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.from('/*<script>*/')]);
    expect(await getError(polyglot, 'card.jpg')).toBe(cardMessages.broken);
  });

  test('a truncated photo', async () => {
    const noisy = await sharp(
      Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 256)),
      {
        raw: { width: 100, height: 100, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    expect(await getError(noisy.subarray(0, noisy.length / 2), 'a.jpg')).toBe(cardMessages.broken);
  });

  test('a photo with too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await getError(bomb, 'a.png')).toBe(cardMessages.tooManyPixels);
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s with a huge size in its header and no data',
    async (format) => {
      const picture = await pixels().toFormat(format).toBuffer();
      expect(await getError(claimHuge(picture, format), 'a')).toBe(cardMessages.tooManyPixels);
    },
  );
});
