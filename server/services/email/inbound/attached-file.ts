import { formatFileSize } from '../../../../contract/shared/text/format-number';

/** The name is '' if the file has none. The size is in bytes, and approximate. */
export type AttachedFile = { name: string; type: string; size: number };

/** The first that matches the media type. */
const typeLabels: readonly (readonly [RegExp, string])[] = [
  [/^application\/pdf$/, 'PDF'],
  [/^image\//, 'picture'],
  [/^audio\//, 'audio'],
  [/^video\//, 'video'],
  [/msword|wordprocessingml|opendocument\.text/, 'Word document'],
  [/excel|spreadsheet|^text\/csv$/, 'spreadsheet'],
  [/powerpoint|presentation/, 'presentation'],
  [/\bzip/, 'ZIP file'],
  [/^message\/(?:rfc822|global)$/, 'forwarded email'],
  [/^message\/(?:global-)?delivery-status$/, 'delivery report'],
  [/^message\/(?:global-)?disposition-notification$/, 'read receipt'],
  [/^text\/rfc822-headers$/, 'email headers'],
  [/^text\/calendar$|\/ics$/, 'calendar event'],
  [/vcard$/, 'contact card'],
  [/pkcs7-mime$/, 'signed email'],
  [/ms-tnef$/, 'Outlook file'],
  [/^text\//, 'text file'],
];

/** 'card.pdf (PDF, 1.2 MB)' */
export function describeFile({ name, type, size }: AttachedFile): string {
  const [extension = ''] = /(?<=\.)[a-z0-9]{1,5}$/i.exec(name) ?? [];
  const label =
    typeLabels.find(([pattern]) => pattern.test(type))?.[1] ??
    `${extension.toUpperCase()} file`.trim();
  return `${name || 'Unnamed'} (${label}, ${formatFileSize(size)})`;
}
