import { postFields, type PostField, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { getChangedFields } from '../../hooks/form/changed-fields';
import type { SaveStatus } from './save-status';

export type DraftState = {
  /** The latest version from the server. */
  readonly post: PostDetail;
  readonly values: PostValues;
  readonly status: SaveStatus;
  /** Edits that were given up for another version of the post. They can be restored. */
  readonly discarded: Partial<PostValues> | null;
  /** Edits that were sent without a response. */
  readonly unconfirmed: Partial<PostValues> | null;
  /** The next save replaces someone else's version, which the server then keeps in the history. */
  readonly isOverwrite: boolean;
};

export const createDraftState = (post: PostDetail): DraftState => ({
  post,
  values: post.values,
  status: { is: 'saved', at: null },
  discarded: null,
  unconfirmed: null,
  isOverwrite: false,
});

export function getEdits({ post, values }: DraftState): Partial<PostValues> {
  return getChangedFields(post.values, values);
}

export function isUnsaved(state: DraftState): boolean {
  return state.unconfirmed !== null || Object.keys(getEdits(state)).length > 0;
}

export function editField(state: DraftState, field: PostField, value: string): DraftState {
  const next = { ...state, values: { ...state.values, [field]: value } };
  const { is } = state.status;
  return is === 'conflict' || is === 'deleted' ? next : updateStatus(next);
}

/** Continues from a saved post. Text typed since `sent` was sent stays. */
export function applySavedPost(
  state: DraftState,
  post: PostDetail,
  sent: Partial<PostValues>,
): DraftState {
  const values = mergeEdits(state, post.values, sent);
  return updateStatus(
    { ...state, post, values, unconfirmed: null, isOverwrite: false },
    new Date(),
  );
}

/** Someone else's version is merged with edits of other fields. Edits of the same field are a conflict. */
export function receiveVersion(state: DraftState, post: PostDetail): DraftState {
  if (!isUnsaved(state)) return updateStatus({ ...state, post, values: post.values });
  if (post.version === state.post.version) return { ...state, post };
  if (findContestedFields(state, post).length > 0)
    return { ...state, status: { is: 'conflict', current: post } };
  const values = { ...post.values, ...getEdits(state) };
  return updateStatus({ ...state, post, values, unconfirmed: null });
}

/** A description belongs to its picture. */
const linkedFields: Partial<Record<PostField, PostField>> = {
  cover: 'coverAlt',
  coverAlt: 'cover',
};

/** The fields that were edited here and changed in `current`, to different values. */
export function findContestedFields(state: DraftState, current: PostDetail): PostField[] {
  const edits = getEdits(state);
  const theirs = getChangedFields(state.post.values, current.values);
  return postFields.filter((field) => {
    const mine = edits[field];
    if (mine === undefined) return false;
    const linked = linkedFields[field];
    const isSame = mine.trim() === current.values[field].trim();
    return (field in theirs && !isSame) || (linked !== undefined && linked in theirs);
  });
}

export function resolveConflict(state: DraftState, keepsMine: boolean): DraftState {
  if (state.status.is !== 'conflict') return state;
  const post = state.status.current;
  const contested = findContestedFields(state, post);
  const edits = Object.entries(getEdits(state)) as [PostField, string][];
  const isContested = ([field]: [PostField, string]) => contested.includes(field);
  const kept = keepsMine ? edits : edits.filter((edit) => !isContested(edit));
  const values = { ...post.values, ...Object.fromEntries(kept) };
  const next = { ...state, post, values, unconfirmed: null };
  const discarded = Object.fromEntries(edits.filter(isContested));
  return updateStatus(
    keepsMine
      ? { ...next, isOverwrite: true }
      : { ...next, discarded: { ...state.discarded, ...discarded } },
  );
}

export function restoreDiscarded(state: DraftState): DraftState {
  const values = { ...state.values, ...state.discarded };
  return updateStatus({ ...state, values, discarded: null, isOverwrite: true });
}

/** @param savedAt null if nothing was saved just now */
function updateStatus(state: DraftState, savedAt: Date | null = null): DraftState {
  return {
    ...state,
    status: isUnsaved(state) ? { is: 'unsaved' } : { is: 'saved', at: savedAt },
  };
}

function mergeEdits(
  { post, values }: DraftState,
  saved: PostValues,
  sent: Partial<PostValues>,
): PostValues {
  const edited = postFields.filter((field) => {
    const wasSent = sent[field];
    if (wasSent === undefined) return values[field] !== post.values[field];
    // The server trims: a space at the end stays while the person is typing.
    return values[field] !== wasSent || values[field].trim() === saved[field].trim();
  });
  return { ...saved, ...Object.fromEntries(edited.map((field) => [field, values[field]])) };
}
