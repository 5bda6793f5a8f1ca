import { useRef, useState } from 'react';
import { postPictureLimits } from '../../../../contract/posts/constants';
import type { FileRule } from '../../../lib/files/file-rule';
import { getErrorMessage } from '../../api/errors';
import { uploadImage, type ImageKind } from '../api';

export const imageRule: FileRule = {
  maxBytes: postPictureLimits.maxBytes,
  accept: postPictureLimits.types,
  emptyMessage: 'Please choose a picture (JPEG, PNG, or WebP).',
  tooLargeMessage: 'This picture is larger than 10 MB',
};

/** Uploads an image. Only the latest upload changes the state. */
export function useImageUpload(kind: ImageKind = 'text') {
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const latest = useRef<File | null>(null);

  /** Resolves with the image's path; rejects if the upload fails. */
  const upload = async (file: File): Promise<string> => {
    latest.current = file;
    setError(undefined);
    setUploading(true);
    try {
      return await uploadImage(file, kind);
    } catch (thrown) {
      if (latest.current === file) setError(getErrorMessage(thrown));
      throw thrown;
    } finally {
      if (latest.current === file) setUploading(false);
    }
  };
  /** Ignores the upload in progress; shows the message, if any. */
  const cancel = (message: string | null = null) => {
    latest.current = null;
    setError(message ?? undefined);
    setUploading(false);
  };
  const isLatest = (file: File) => latest.current === file;
  return { upload, cancel, isLatest, isUploading, error };
}
