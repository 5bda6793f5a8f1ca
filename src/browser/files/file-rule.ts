import { heicMessage, photoLimits } from '../../../contract/shared/photos';

export type FileRule = {
  maxBytes: number;
  /** As in `accept`: media types, plus extensions for phones that report no type. */
  accept: readonly string[];
  /** Message for other types; without it any type is accepted. */
  wrongTypeMessage?: string;
  emptyMessage?: string;
  tooLargeMessage?: string;
};

export const photoRule: FileRule = {
  maxBytes: photoLimits.maxBytes,
  accept: photoLimits.types,
  wrongTypeMessage: 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.',
  emptyMessage: 'This picture can’t be opened. Choose another one.',
  tooLargeMessage: 'This picture is larger than 10 MB. Choose a smaller one.',
};

const heicKinds = ['image/heic', 'image/heif', '.heic', '.heif', '.hif'];

/** Returns a message or null. Checks before the upload, which can take a minute; the server checks the content. */
export function checkFile(
  rule: FileRule,
  file: Pick<File, 'name' | 'size' | 'type'> | null,
): string | null {
  if (file === null) return null;
  const { size, type } = file;
  // Some computers report no type or a custom one.
  const extension = file.name.toLowerCase().replace(/.*\./, '.');
  const kinds = [type, extension];
  const takesPictures = rule.accept.includes('image/jpeg');
  if (takesPictures && kinds.some((kind) => heicKinds.includes(kind))) return heicMessage;
  const isAccepted = kinds.some((kind) => rule.accept.includes(kind));
  if (rule.wrongTypeMessage && !isAccepted) return rule.wrongTypeMessage;
  if (size === 0) return rule.emptyMessage || 'This file is empty. Please choose another one';
  if (size <= rule.maxBytes) return null;
  return (
    rule.tooLargeMessage ||
    `This file is too large (${toMegabytes(size)} MB). Please choose one of at most ${toMegabytes(rule.maxBytes)} MB`
  );
}

/** Rounds up, so a file just over the limit does not look exactly as large as the limit. */
function toMegabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
