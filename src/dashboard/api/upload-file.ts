import { fileLimits } from '../../../contract/messages/constants';
import type { MessageFile } from '../../../contract/messages/schema';
import { ApiError } from '../../browser/api/api-client';
import { checkFile, type FileRule } from '../../browser/files/file-rule';
import { callStaff } from './staff-client';

/** Milliseconds; enough for 10 MB at a megabit per second. */
const uploadTimeout = 120_000;

export const fileRule: FileRule = {
  maxBytes: fileLimits.maxBytes,
  accept: [...fileLimits.types, '.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.webp'],
  wrongTypeMessage: 'Choose a picture (JPEG, PNG, or WebP), a PDF, or a Word file.',
  tooLargeMessage: 'This file is larger than 10 MB.',
};

/**
 * Uploads a file of a message that is not sent yet. Throws an error in words for the office.
 * @param draft the key of the message's draft
 * @param others the files that the message has already
 */
export async function uploadFile(
  draft: string,
  file: File,
  others: readonly MessageFile[],
): Promise<MessageFile> {
  const total = others.reduce((sum, { size }) => sum + size, file.size);
  const issue =
    checkFile(fileRule, file) ??
    (total > fileLimits.maxBytes ? 'All files together can have up to 10 MB.' : null) ??
    (others.length >= fileLimits.maxFiles ? `Attach up to ${fileLimits.maxFiles} files.` : null);
  if (issue !== null) throw new ApiError(400, 'validation', issue);
  const body = new FormData();
  body.append('draft', draft);
  body.append('file', file);
  return callStaff('POST /uploads', { body, timeout: uploadTimeout });
}
