import type { cardLimits } from '../../../contract/forms/eligibility-constants';
import { heicMessage } from '../../../contract/shared/photos';
import { validationError } from '../../core/http/errors';
import { documentQueue, decodeImage, detectImageType, isHeic } from './image-upload';
import { extractPdf } from './document-scanner/pdf';
import { rejectActivePdf } from './document-scanner/scan-document';

export type BenefitCard = { type: (typeof cardLimits.types)[number]; bytes: Buffer };
type ImageType = NonNullable<ReturnType<typeof detectImageType>>;

export const cardMessages = {
  kind: 'Please attach a photo (JPEG, PNG, or WebP) or a PDF.',
  mismatch: 'This file’s content doesn’t match its name. Please attach a photo or a PDF.',
  broken: 'This file couldn’t be opened. Please take the photo again, or attach a PDF.',
  tooManyPixels:
    'This photo is larger than 64 megapixels. Please take it again in a smaller size, or attach a PDF.',
  tooLarge: 'This file is larger than 10 MB. Please attach a smaller one.',
} as const;

/** More than any phone takes; larger images are attacks on memory. */
const maxPixels = 64_000_000;
/** In pixels, at which a card is still legible. */
const maxSide = 3_000;

/**
 * Validates a benefit card by its content, and re-encodes images, which drops camera metadata. Throws 400 on `file`, and 503 when too many
 * files are waiting.
 * @param name for the error message only: phones and messengers send pictures without an extension, or with a wrong one
 */
export async function readBenefitCard(
  bytes: Buffer,
  name: string,
  client: string,
  signal?: AbortSignal,
): Promise<BenefitCard> {
  const pdf = extractPdf(bytes);
  if (pdf !== null) {
    await rejectActivePdf(pdf, client, signal);
    return { type: 'application/pdf', bytes: pdf };
  }
  const type = detectImageType(bytes);
  if (type === null) {
    const isNamedAsCard = /\.(?:pdf|jpe?g|jfif|png|webp)$/i.test(name);
    const message = isNamedAsCard ? cardMessages.mismatch : cardMessages.kind;
    throw validationError({ file: isHeic(bytes) ? heicMessage : message });
  }
  return { type, bytes: await documentQueue(client, () => reencode(bytes, type), signal) };
}

async function reencode(bytes: Buffer, type: ImageType): Promise<Buffer> {
  try {
    const image = decodeImage(bytes, maxPixels, {
      width: maxSide,
      height: maxSide,
      fit: 'inside',
      withoutEnlargement: true,
    });
    if (type === 'image/png') return await image.png().toBuffer();
    if (type === 'image/webp') return await image.webp({ quality: 85 }).toBuffer();
    return await image.jpeg({ quality: 85 }).toBuffer();
  } catch (error) {
    const isTooLarge = /exceeds pixel limit/.test((error as Error).message);
    throw validationError({ file: isTooLarge ? cardMessages.tooManyPixels : cardMessages.broken });
  }
}
