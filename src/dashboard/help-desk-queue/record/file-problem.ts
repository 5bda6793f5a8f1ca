import { answerFile } from '../../../../contract/help-desk-limits';

/** Why a file cannot be attached, in words, before it is sent; null: it can. The server looks into it. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.pdf$/i.test(name)) return 'Please choose a PDF.';
  if (size === 0) return 'This file is empty.';
  const most = answerFile.maxBytes;
  return size > most ? `It is larger than ${most / 1024 / 1024} MB.` : null;
}
