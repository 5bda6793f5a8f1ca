import { photoLimits } from '../../../contract/accounts/constants';
import type { FileRule } from './file-rule';

export const photoRule: FileRule = {
  maxBytes: photoLimits.maxBytes,
  accept: photoLimits.types,
  wrongKind: 'This isn’t a JPEG, PNG, or WebP picture. Choose another one.',
  empty: 'This picture can’t be opened. Choose another one.',
  tooLarge: 'This picture is larger than 10 MB. Choose a smaller one.',
};
