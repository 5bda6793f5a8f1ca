import { useState } from 'react';
import type { Publishing } from '../../../../contract/publishing/schema';
import { ApiError } from '../../../browser/api/api-client';
import { isConflict, isMissing } from '../../api/errors';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useIdempotencyKey } from '../../hooks/use-idempotency-key';
import { usePublishingStatus } from '../../hooks/use-publishing';
import { callStaff } from '../../api/staff-client';
import { createPost } from '../api';
import type { PostDraft } from '../post-draft';
import { listFieldErrors, type RejectedAction } from './post-errors';

export const publishedMessages: Record<Publishing['builtBy'], string> = {
  server: 'Published. Live in a few seconds.',
  host: 'Published. Live once the website host has rebuilt the site.',
  hand: 'Published. Live after the next manual build of the site.',
};

const unpublishedMessages: Record<Publishing['builtBy'], string> = {
  server: 'Unpublished.',
  host: 'Unpublished. It leaves the site once the website host has rebuilt it.',
  hand: 'Unpublished. It leaves the site with the next manual build.',
};

type PostActionEvents = {
  onDone: () => void;
  onFieldErrors: () => void;
  onDeleted: () => void;
  /** The text was saved as a new post. */
  onCreated: (id: string) => void;
};

/** Publishing and the other actions on a draft, one at a time, with the message or the errors of the last one. */
export function usePostActions(draft: PostDraft, events: PostActionEvents) {
  const action = useAsyncAction();
  const getKeyHeaders = useIdempotencyKey();
  const [message, setMessage] = useState('');
  const [rejected, setRejected] = useState<RejectedAction | null>(null);
  const builtBy = usePublishingStatus()?.builtBy ?? 'host';

  const run = (work: () => Promise<void>) => {
    void action.run(async () => {
      setMessage('');
      setRejected(null);
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError) showFieldErrors(error);
        // A notice explains these. After a merge, nothing else says why the action did not run.
        const hasNotice = draft.state.status.is === 'conflict';
        const isShown = isMissing(error) || (isConflict(error) && hasNotice);
        if (!isShown) throw error;
      }
    });
  };
  const showFieldErrors = ({ fields, issues }: ApiError) => {
    const { values } = draft.state;
    const next = { fields, issues, values };
    setRejected(next);
    if (listFieldErrors(next, values).length > 0) events.onFieldErrors();
  };
  const perform = (doneMessage: string, ...work: Parameters<PostDraft['perform']>) =>
    run(async () => {
      await draft.perform(...work);
      setMessage(doneMessage);
      events.onDone();
    });

  return {
    /** @param due the day and time at the office, or null for now */
    publish: (due: { day: string; time: string } | null) =>
      perform(due === null ? publishedMessages[builtBy] : 'Scheduled.', ({ id, version }) =>
        callStaff('POST /posts/:id/publish', { params: { id }, body: { version, ...due } }),
      ),
    /** @param isScheduled the person saw it as scheduled: 409 if it has gone live since */
    unpublish: (isScheduled: boolean) =>
      perform(
        isScheduled ? 'Schedule canceled.' : unpublishedMessages[builtBy],
        ({ id, version }) =>
          callStaff('POST /posts/:id/unpublish', {
            params: { id },
            body: { version, ...(isScheduled && { scheduled: true }) },
          }),
        false,
      ),
    restore: (revision: string) =>
      perform('Restored.', ({ id, version }) =>
        callStaff('POST /posts/:id/restore', { params: { id }, body: { version, revision } }),
      ),
    remove: () =>
      run(async () => {
        await draft.delete();
        events.onDeleted();
      }),
    saveAsNewPost: () =>
      run(async () => {
        const { values } = draft.state;
        const { id } = await createPost(getKeyHeaders(values), values);
        draft.abandon();
        events.onCreated(id);
      }),
    clearError: () => action.setError(null),
    isPending: action.isPending,
    error: action.error,
    message,
    rejected,
  };
}
