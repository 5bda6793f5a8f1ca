import { postPictureLimits } from '../../../../contract/posts/constants';
import type { FileRule } from '../../../lib/files/file-rule';

/** A picture of a post; whether it is one, the server tells. */
export const postPictureRule: FileRule = {
  maxBytes: postPictureLimits.maxBytes,
  accept: postPictureLimits.types,
  // As the server says it of what is none.
  empty: 'Please choose a picture (JPEG, PNG or WebP).',
  tooLarge: 'This picture is larger than 10 MB',
};
