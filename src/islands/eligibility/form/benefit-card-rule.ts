import { cardLimits } from '../../../../contract/forms/eligibility/constants';
import type { FileRule } from '../../../lib/files/file-rule';

/** The benefit card. */
export const cardRule: FileRule = {
  maxBytes: cardLimits.maxBytes,
  accept: [...cardLimits.types, '.jpg', '.jpeg', '.png', '.webp', '.pdf'],
  wrongKind: 'Please choose a photo (JPEG, PNG or WebP) or a PDF file',
};
