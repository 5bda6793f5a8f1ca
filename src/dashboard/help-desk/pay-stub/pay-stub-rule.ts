import { answerFile } from '../../../../contract/help-desk/constants';
import type { FileRule } from '../../../lib/files/file-rule';

/** The pay stub that is attached to a request. The server looks into it. */
export const payStubRule: FileRule = {
  maxBytes: answerFile.maxBytes,
  accept: ['application/pdf', '.pdf'],
  wrongKind: 'Please choose a PDF.',
  empty: 'This file is empty.',
  tooLarge: `It is larger than ${answerFile.maxBytes / 1024 / 1024} MB.`,
};
