import { readBenefitCard } from './benefit-card';
import { detectImageType, isHeic } from './image-upload';
import { readResume } from './resume';

const maxNameLength = 100;

/**
 * Checks a file of a message by its content: a picture, which is encoded again, a PDF, or a Word file. Throws 400 on `file`, and 503 when too
 * many files are waiting.
 */
export function readMessageFile(
  bytes: Buffer,
  name: string,
  client: string,
  signal?: AbortSignal,
): Promise<{ type: string; bytes: Buffer }> {
  const isPicture = detectImageType(bytes) !== null || isHeic(bytes);
  return (isPicture ? readBenefitCard : readResume)(bytes, name, client, signal);
}

/** Removes folders and characters that are invisible or change the reading direction. */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...(visible || 'file.pdf')].slice(0, maxNameLength).join('');
}
