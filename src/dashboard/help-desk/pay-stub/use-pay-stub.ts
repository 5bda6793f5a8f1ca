import { useState } from 'react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { replyFileLimits } from '../../../../contract/help-desk/constants';
import { ApiError, newIdempotencyKey } from '../../../browser/api/api-client';
import { isClientError } from '../../../browser/api/swr-config';
import { checkFile, type FileRule } from '../../../browser/files/file-rule';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useInvalidate } from '../../api/swr-hooks';

/** Milliseconds; enough for 5 MB at a third of a megabit per second. */
const uploadTimeout = 120_000;

export const payStubRule: FileRule = {
  maxBytes: replyFileLimits.maxBytes,
  accept: ['application/pdf', '.pdf'],
  wrongTypeMessage: 'Select a PDF file.',
  emptyMessage: 'This file is empty.',
  tooLargeMessage: `This file is larger than ${replyFileLimits.maxBytes / 1024 / 1024} MB.`,
};

/** `to`: the recipient on screen; null for the status page. */
type Upload = { file: File; key: string; version: number; to: string | null };

/**
 * Attaches the pay stub of a request, after a confirmation, or deletes it. A failed upload may have arrived after all, so a
 * retry repeats it with the same idempotency key and version.
 */
export function usePayStub({ id, version }: Pick<HelpDeskDetail, 'id' | 'version'>) {
  const { run, isPending, error, setError } = useAsyncAction();
  const [selected, setSelected] = useState<File | null>(null);
  const [failedUpload, setFailedUpload] = useState<Upload | null>(null);
  const refresh = useInvalidate('/helpDesk');
  const params = { id };

  const send = (upload: Upload) =>
    void run(async () => {
      const body = new FormData();
      body.append('version', String(upload.version));
      body.append('to', upload.to ?? '');
      body.append('file', upload.file);
      const headers = { 'idempotency-key': upload.key };
      try {
        await callStaff('POST /helpDesk/records/:id/file', {
          params,
          body,
          headers,
          timeout: uploadTimeout,
        });
        setFailedUpload(null);
      } catch (thrown) {
        setFailedUpload(isClientError(thrown) ? null : upload);
        // The request or the recipient has changed, so the question is asked again with what is true now.
        if (thrown instanceof ApiError && thrown.status === 409) setSelected(upload.file);
        throw thrown;
      } finally {
        refresh();
      }
    });

  return {
    isPending,
    error,
    /** The file that waits for a confirmation. */
    selected,
    select: (file: File) => {
      const issue = checkFile(payStubRule, file);
      setError(issue);
      setSelected(issue === null ? file : null);
    },
    cancel: () => setSelected(null),
    upload: (file: File, to: string | null) => {
      setSelected(null);
      send({ file, key: newIdempotencyKey(), version, to });
    },
    retry: failedUpload && (() => send(failedUpload)),
    remove: () =>
      void run(() =>
        callStaff('DELETE /helpDesk/records/:id/file', {
          params,
          query: { version: String(version) },
        }).finally(refresh),
      ),
  };
}
