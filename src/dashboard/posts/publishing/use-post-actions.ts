import { useState } from 'react';
import { postFields, type PostValues } from '../../../../contract/posts/constants';
import type { Publishing } from '../../../../contract/publishing/schema';
import { ApiError } from '../../../lib/api/api-client';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { useAsyncAction } from '../../hooks/use-async-action';
import { createPost, publishPost, restorePost, unpublishPost } from '../api';
import type { PostDraft } from '../draft/post-draft';
import { isConflict, isMissing } from '../draft/save-status';

/** The errors of a rejected action, and the values at that time. */
type RejectedFields = Pick<ApiError, 'fields' | 'issues'> & { values: PostValues };

/** The rejected fields in form order. A field that was edited since counts as fixed. */
export function listFieldIssues(rejected: RejectedFields | null, values: PostValues) {
  if (rejected === null) return [];
  return postFields.flatMap((field) => {
    const message = rejected.fields[field];
    if (message === undefined) return [];
    const isFixed = values[field] !== rejected.values[field];
    return [{ id: `post-${field}`, field, message, isFixed }];
  });
}

/** A message, or one for each way the site is built. */
export type DoneMessage = string | Record<Publishing['builds'], string>;

const publishedMessages: DoneMessage = {
  here: 'Published. Live in a few seconds.',
  elsewhere: 'Published. Live once the website host has rebuilt the site.',
  nowhere: 'Published. Live after the next manual build of the site.',
};

const unpublishedMessages: DoneMessage = {
  here: 'Unpublished.',
  elsewhere: 'Unpublished. It leaves the site once the website host has rebuilt it.',
  nowhere: 'Unpublished. It leaves the site with the next manual build.',
};

type PostActionEvents = {
  onDone: () => void;
  /** Fields need fixing. */
  onIssues: () => void;
  onDeleted: () => void;
  /** The text was saved as a new post. */
  onCreated: (id: string) => void;
};

/** Publishing and the other actions on a draft, one at a time, with the message or the errors of the last one. */
export function usePostActions(draft: PostDraft, events: PostActionEvents) {
  const action = useAsyncAction();
  const getKeyHeaders = useIdempotencyKey();
  const [message, setMessage] = useState<DoneMessage>('');
  const [doneCount, setDoneCount] = useState(0);
  const [rejected, setRejected] = useState<RejectedFields | null>(null);

  const run = (work: () => Promise<void>) => {
    void action.run(async () => {
      setMessage('');
      setRejected(null);
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError) showIssues(error);
        // The conflict notice says it already.
        const isShown = isMissing(error) || (isConflict(error) && draft.isUnsaved);
        if (!isShown) throw error;
      }
    });
  };
  const showIssues = ({ fields, issues }: ApiError) => {
    const { values } = draft.state;
    const found = { fields, issues, values };
    setRejected(found);
    if (listFieldIssues(found, values).length > 0) events.onIssues();
  };
  const finish = (done: DoneMessage) => {
    setMessage(done);
    setDoneCount((count) => count + 1);
    events.onDone();
  };
  /** @param due the day and time at the office, or null for now */
  const publish = (due: Parameters<typeof publishPost>[1]) =>
    run(async () => {
      await draft.perform((post) => publishPost(post, due));
      finish(due === null ? publishedMessages : 'Scheduled.');
    });
  const unpublish = (isScheduled: boolean) =>
    run(async () => {
      await draft.perform((post) => unpublishPost(post, isScheduled), false);
      finish(isScheduled ? 'Schedule canceled.' : unpublishedMessages);
    });
  const restore = (revision: string) =>
    run(async () => {
      await draft.perform((post) => restorePost(post, revision));
      finish('Restored.');
    });
  const remove = () =>
    run(async () => {
      await draft.delete();
      events.onDeleted();
    });
  const saveAsNewPost = () =>
    run(async () => {
      const { values } = draft.state;
      const { id } = await createPost(getKeyHeaders(values), values);
      draft.abandon();
      events.onCreated(id);
    });

  return {
    publish,
    unpublish,
    restore,
    remove,
    saveAsNewPost,
    clearError: () => action.setError(null),
    isPending: action.isPending,
    error: action.error,
    message,
    doneCount,
    rejected,
  };
}
