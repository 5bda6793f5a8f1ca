import { photoLimits } from '../../../contract/accounts/constants';
import type { FileRule } from './file-rule';

export const photoRule: FileRule = {
  maxBytes: photoLimits.maxBytes,
  accept: photoLimits.types,
  wrongKind: 'This is no picture that can be shown here. Choose a JPEG, PNG or WebP.',
  empty: 'This picture could not be read. Choose another one.',
  tooLarge: 'This picture is larger than 10 MB. Choose a smaller one.',
};
