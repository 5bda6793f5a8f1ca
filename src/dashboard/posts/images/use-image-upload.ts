import { useRef, useState } from 'react';
import { postPictureLimits } from '../../../../contract/posts/constants';
import { checkFile, type FileRule } from '../../../browser/files/file-rule';
import { getErrorMessage } from '../../api/errors';
import { callStaff } from '../../api/staff-client';

export const imageRule: FileRule = {
  maxBytes: postPictureLimits.maxBytes,
  // Some computers report no type.
  accept: [...postPictureLimits.types, '.jpg', '.jpeg', '.png', '.webp'],
  wrongTypeMessage:
    'Choose a JPEG, PNG, or WebP picture. Others, such as GIF and SVG, don’t work: open the picture and save it as PNG or JPEG.',
  emptyMessage: 'Please choose a picture (JPEG, PNG, or WebP).',
  tooLargeMessage: 'This picture is larger than 10 MB',
};

/** Uploads an image. Only the latest upload changes the state. The server rejects a cover that is too small. */
export function useImageUpload(kind: 'cover' | 'text' = 'text') {
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const latest = useRef<File | null>(null);

  /** Ignores the upload in progress; shows the message, if any. */
  const cancel = (message: string | null = null) => {
    latest.current = null;
    setError(message ?? undefined);
    setUploading(false);
  };

  /** Resolves with the image's path, or with null if there is no valid file, the upload fails, or it is not the latest anymore. */
  const upload = async (file: File | null): Promise<string | null> => {
    const issue = checkFile(imageRule, file);
    cancel(issue);
    if (file === null || issue !== null) return null;
    latest.current = file;
    setUploading(true);
    const result = await callStaff('POST /posts/pictures', {
      query: kind === 'cover' ? { kind } : {},
      body: file,
      timeout: 60_000,
    }).catch((thrown: unknown) => ({ thrown }));
    if (latest.current !== file) return null;
    setUploading(false);
    if ('src' in result) return result.src;
    setError(getErrorMessage(result.thrown));
    return null;
  };
  return { upload, cancel, isUploading, error };
}
