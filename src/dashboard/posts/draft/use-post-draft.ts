import { useEffect, useRef, useState } from 'react';
import { postFields } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { useDraftChanges } from '../../hooks/drafts/use-draft';
import { useStaff } from '../../hooks/use-staff';
import { openPostDraft, type PostDraft } from './post-draft';

type DraftEvents = {
  onSaved: (post: PostDetail) => void;
  /** The editor was closed and nothing was ever written. */
  onLeaveEmpty: ((post: PostDetail) => void) | undefined;
};

/** The draft of a post. Closing the editor saves what is unsaved. */
export function usePostDraft(post: PostDetail, { onSaved, onLeaveEmpty }: DraftEvents): PostDraft {
  const { drafts } = useStaff();
  const [draft] = useState(() => openPostDraft(post, drafts));
  useDraftChanges();
  const leaveEmpty = useRef(onLeaveEmpty);
  useEffect(() => {
    leaveEmpty.current = onLeaveEmpty;
    draft.setOnSaved(onSaved);
  });
  useEffect(() => draft.receive(post), [draft, post]);
  useEffect(
    () => () => {
      if (draft.isUnsaved) void draft.save();
      else if (!draft.isBusy && isUntouched(draft)) leaveEmpty.current?.(draft.state.version);
    },
    [draft],
  );
  return draft;
}

function isUntouched({ state: { version, status } }: PostDraft): boolean {
  const isEmpty = postFields.every((field) => version.values[field] === '');
  return version.version === 1 && isEmpty && status.is !== 'deleted';
}
