import { invalid } from '../../http/errors';
import { looksLikePdf } from '../../uploads/document-scanner/pdf';
import { refuseActivePdf } from '../../uploads/document-scanner/reject-active-pdf';

export const answerFileMessages = {
  missing: 'Please choose a PDF.',
  kind: 'This file is not a PDF. Please attach a PDF.',
  tooLarge: 'This file is larger than 5 MB. Please attach a smaller one.',
} as const;

const longestName = 100;

/** Checks a file for a caregiver by its content. Throws a 400 on the field `file`, 503 when too many wait; `gone` takes it out of them. */
export async function checkAnswerFile(
  bytes: Buffer,
  sender: string,
  gone?: AbortSignal,
): Promise<void> {
  if (!looksLikePdf(bytes)) throw invalid({ file: answerFileMessages.kind });
  await refuseActivePdf(bytes, sender, gone);
}

/** A file's name as it is shown: without folders, and without signs that hide or turn around what stands beside them. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...(plain === '' ? 'file.pdf' : plain)].slice(0, longestName).join('');
}
