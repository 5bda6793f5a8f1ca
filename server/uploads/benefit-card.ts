import sharp from 'sharp';
import type { cardLimits } from '../../contract/forms/eligibility/card-limits';
import { invalid } from '../http/errors';
import { inTurn } from './document-queue';
import { looksLikePdf } from './document-scanner/pdf';
import { refuseActivePdf } from './document-scanner/reject-active-pdf';

export type Card = { type: (typeof cardLimits.types)[number]; bytes: Buffer };

export const cardMessages = {
  kind: 'Please attach a photo (JPEG, PNG or WebP) or a PDF.',
  mismatch: 'The content of this file is not what its name says. Please attach a photo or a PDF.',
  broken: 'This file could not be read. Please take the photo again, or attach a PDF.',
  tooManyPixels:
    'This picture has more than 64 million pixels, which is more than we can take. Please take the photo again with a smaller size, or attach a PDF.',
  tooLarge: 'This file is larger than 10 MB. Please attach a smaller one.',
} as const;

/** A photo of more pixels than any phone takes is an attack on memory. */
const mostPixels = 64_000_000;
/** Longest side kept, in pixels: a card stays legible, the database small. */
const longestSide = 3_000;

// One thread per image keeps the other core for everybody else; decoded images are not kept.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Checks a benefit card by its content and returns what is kept. Photos are drawn anew: that refuses what only pretends to
 * be one, and drops place, time and device that cameras write into them. Throws a 400 on the field `file`, 503 when too many
 * wait to be drawn.
 * @param name the file's name as sent; only its extension is looked at
 * @param sender whose turn it takes among those that wait
 * @param gone takes it out of them
 */
export async function readBenefitCard(
  bytes: Buffer,
  name: string,
  sender: string,
  gone?: AbortSignal,
): Promise<Card> {
  const claim = claimOf(name);
  if (claim === 'other') throw invalid({ file: cardMessages.kind });
  if (looksLikePdf(bytes)) {
    if (claim === 'image') throw invalid({ file: cardMessages.mismatch });
    await refuseActivePdf(bytes, sender, gone);
    return { type: 'application/pdf', bytes };
  }
  const type = imageType(bytes);
  if (type === null || claim === 'pdf') {
    throw invalid({ file: claim === 'none' ? cardMessages.kind : cardMessages.mismatch });
  }
  const draw = async () => {
    await refuseHuge(bytes);
    return redraw(bytes, type);
  };
  return { type, bytes: await inTurn(sender, draw, gone) };
}

/** What the name says the content is; names without an extension, which some phones send, say nothing. */
function claimOf(name: string): 'image' | 'pdf' | 'none' | 'other' {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) return 'none';
  if (extension === 'pdf') return 'pdf';
  // Phones convert HEIC on upload and may keep the old name.
  return /^(jpe?g|jfif|png|webp|heic|heif)$/.test(extension) ? 'image' : 'other';
}

/** What an image is by its first bytes, whatever it is called; null: none that we take. */
export function imageType(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF';
  return isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null;
}

/** By what its header says, before a pixel of it is unpacked. */
async function refuseHuge(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid({ file: cardMessages.broken });
    });
  if (width * height > mostPixels) throw invalid({ file: cardMessages.tooManyPixels });
}

async function redraw(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png' | 'image/webp',
): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: 15 })
      // Turn it as the camera was held before that note is dropped.
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    if (type === 'image/png') return await image.png().toBuffer();
    if (type === 'image/webp') return await image.webp({ quality: 85 }).toBuffer();
    return await image.jpeg({ quality: 85 }).toBuffer();
  } catch {
    throw invalid({ file: cardMessages.broken });
  }
}
