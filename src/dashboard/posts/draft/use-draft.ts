import { useEffect, useRef, useState } from 'react';
import { postFields } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { useStaff } from '../../hooks/use-staff';
import type { DraftState } from './draft-state';
import { PostDraft, type Session } from './post-draft';

const draftsBySession = new WeakMap<Session['forms'], Map<string, PostDraft>>();

/** The draft of a post: the one that is still being saved in this session, or a new one. */
export function openDraft(post: PostDetail, session: Session): PostDraft {
  const drafts = draftsBySession.get(session.forms) ?? new Map<string, PostDraft>();
  draftsBySession.set(session.forms, drafts);
  const former = drafts.get(post.id);
  if (former?.isUnsaved || former?.isBusy) return former;
  const draft = new PostDraft(post, session);
  drafts.set(post.id, draft);
  return draft;
}

type DraftEvents = {
  onSaved: (post: PostDetail) => void;
  /** The editor was closed and nothing was ever written. */
  onLeaveEmpty: ((post: PostDetail) => void) | undefined;
};

/** The draft of a post and its current state. Closing the editor saves what is unsaved. */
export function useDraft(post: PostDetail, { onSaved, onLeaveEmpty }: DraftEvents) {
  const staff = useStaff();
  const [draft] = useState(() => openDraft(post, staff));
  // An external store would render before the editor's own state and remount the editor.
  const [state, setState] = useState(draft.state);
  const leaveEmpty = useRef(onLeaveEmpty);
  useEffect(() => {
    leaveEmpty.current = onLeaveEmpty;
    draft.setOnSaved(onSaved);
  });
  useEffect(() => draft.subscribe(setState), [draft]);
  useEffect(() => draft.receive(post), [draft, post]);
  useEffect(
    () => () => {
      if (draft.isUnsaved) void draft.save();
      else if (!draft.isBusy && isUntouched(draft.state)) leaveEmpty.current?.(draft.state.post);
    },
    [draft],
  );
  return { draft, ...state, isDirty: draft.isUnsaved };
}

function isUntouched({ post, status }: DraftState): boolean {
  const isEmpty = postFields.every((field) => post.values[field] === '');
  return post.version === 1 && isEmpty && status.is !== 'deleted';
}
