import { cardLimits } from '../../../contract/card-limits';
import type { FileRule } from '../../lib/file-rule';

/** The benefit card. */
export const cardRule: FileRule = {
  maxBytes: cardLimits.maxBytes,
  accept: [...cardLimits.types, '.jpg', '.jpeg', '.png', '.webp', '.pdf'],
  wrongKind: 'Please choose a photo (JPEG, PNG or WebP) or a PDF file',
};
