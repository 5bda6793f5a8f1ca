import { useEffect, useRef, useState } from 'react';
import type { PostDetail } from '../../../../contract/posts/schema';
import { changedFields } from '../../components/form/changed-fields';
import { useStaff } from '../../hooks/session/use-staff';
import { DraftDesk, type DraftState } from './draft-store';
import { PostDraft } from './post-draft';
import type { Saving } from './save-status';
import { useKeptPost } from './use-stored-draft';
import { useSavesItself } from './use-autosave';
import { isUnsaved, isUntouched } from './unsaved-edits';

type Around = {
  /** Somebody has thrown it away. */
  isMissing?: boolean;
  /** How the post stands now. */
  onSaved: (post: PostDetail) => void;
  /** It is left, and nothing was ever written in it. */
  onLeftEmpty?: (post: PostDetail) => void;
};

/**
 * The draft of a post that saves itself, also when it is left. What could not be saved stays in the fields, and in the session when one
 * goes elsewhere: without a connection it is tried again, what is refused when it has been changed, and what somebody else has
 * overtaken or thrown away when that is decided. Where nothing is typed, a newer `post` is taken as it is.
 */
export function useDraft(
  post: PostDetail,
  { isMissing: isThrownAway = false, onSaved, onLeftEmpty = () => undefined }: Around,
) {
  const { user, hasEnded } = useStaff();
  const { kept, keep, leave, forget } = useKeptPost(post.id);
  const writer = { own: user.email, hasEnded, onSaved, onMoved: forget };
  const [draft] = useState(() => new PostDraft(new DraftDesk(post, kept?.written, writer)));
  const { desk } = draft;
  const { written, saving, asides } = useLook(desk);
  const { base, values } = written;
  const isDirty = isUnsaved(written);

  const leftEmpty = useRef(onLeftEmpty);
  useEffect(() => {
    leftEmpty.current = onLeftEmpty;
    desk.renew(writer);
    keep(desk.written());
  });
  useSavesItself({
    typed: isDirty ? JSON.stringify(changedFields(base.values, values)) : null,
    isOffline: saving.is === 'offline',
    save: () => void draft.save(),
  });
  useEffect(() => {
    if (kept?.leaving) draft.goOnFromLeft(kept.leaving, kept.written);
  }, [kept, draft]);
  useEffect(() => draft.hear(post), [post, draft]);
  useEffect(
    () => () => {
      const left = draft.desk.written();
      if (draft.desk.isGone) forget();
      else if (!draft.isIdle) leave(left, draft);
      else if (isUntouched(left.base)) leftEmpty.current(left.base);
    },
    [leave, forget, draft],
  );

  const shown: Saving = isThrownAway && base.id === post.id ? { is: 'gone' } : saving;
  const hasUnsaved = () => isUnsaved(desk.written());
  const { set, setComing, change, takeBack, discard, goOn, goOnInNew, endAside } = draft;
  return {
    post: base,
    values,
    saving: shown,
    isDirty,
    /** Whether that is so now, ahead of what is drawn. */
    hasUnsaved,
    set,
    setComing,
    change,
    takeBack,
    discard,
    goOn,
    goOnInNew,
    asides,
    endAside,
  };
}

/**
 * What there is to see on a desk. A state, and no external store: those are drawn ahead of the state that is set beside them, and a text that is
 * typed would seem to be somebody else's until then (body-field.tsx).
 */
function useLook(desk: DraftDesk): DraftState {
  const [state, setState] = useState(desk.look);
  useEffect(() => {
    const look = () => setState(desk.look());
    look();
    return desk.watch(look);
  }, [desk]);
  return state;
}
