import { cardLimits } from '../../../contract/card-limits';
import type { FileRule } from '../../forms/file-rule';

/** The benefit card. */
export const cardRule: FileRule = {
  ...cardLimits,
  extensions: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
  kinds: 'a photo (JPEG, PNG or WebP) or a PDF file',
};
