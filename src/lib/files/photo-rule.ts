import { photoLimits } from '../../../contract/accounts/constants';
import type { FileRule } from './file-rule';

export const photoRule: FileRule = {
  maxBytes: photoLimits.maxBytes,
  accept: photoLimits.types,
  wrongTypeMessage: 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.',
  emptyMessage: 'This picture can’t be opened. Choose another one.',
  tooLargeMessage: 'This picture is larger than 10 MB. Choose a smaller one.',
};
