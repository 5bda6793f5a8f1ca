import { postPictureLimits } from '../../../contract/post-words';
import type { FileRule } from '../../lib/file-rule';

/** A picture of a post; whether it is one, the server tells. */
export const postPictureRule: FileRule = {
  maxBytes: postPictureLimits.maxBytes,
  accept: postPictureLimits.types,
  // As the server says it of what is none.
  empty: 'Please choose a picture (JPEG, PNG or WebP).',
  tooLarge: 'This picture is larger than 10 MB',
};
