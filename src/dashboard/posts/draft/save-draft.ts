import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { Written } from '../../hooks/session/form-draft';
import { changedFields } from '../../components/form/changed-fields';
import { staySigned } from '../../api/assert-same-session';
import { readPost, savePost } from '../api';
import { isRefusal, isUnanswered, savingAfter, withoutRefused, type Saving } from './save-status';
import { typedOver } from './merge-edits';
import { isNextOf, isUnsaved } from './unsaved-edits';

/** Where a post is written, and by whom. */
export type Desk = {
  /** How it stands now, ahead of what is drawn. */
  written: () => Written;
  put: (next: Written) => void;
  /** Goes on from the post as it was saved, with these values in its fields. */
  adopt: (now: PostDetail, values: PostValues) => void;
  own: string | null;
  hasEnded: () => boolean;
};

/**
 * Saves these fields and goes on from that: a field that nobody has typed in here is as another window may have saved it. What had no answer
 * is kept in mind, for it may have arrived. Throws as savePost does.
 */
export async function send(desk: Desk, wish: Partial<PostValues>): Promise<PostDetail> {
  staySigned(desk);
  const { base: seen, isOver } = desk.written();
  try {
    const now = await savePost(seen, wish, isOver);
    const { values: typed, isOver: isOverByNow } = desk.written();
    desk.adopt(now, typedOver(seen.values, typed, now.values, wish));
    // Decided while this was under way, it is for the next save.
    if (isOverByNow === true && isOver !== true) desk.put({ ...desk.written(), isOver: true });
    return now;
  } catch (error) {
    if (isUnanswered(error)) desk.put({ ...desk.written(), lost: wish });
    throw error;
  }
}

/** What became of all that is written: how the post stands then, and whether anything was to be saved; or why it is not. */
export type Outcome = { now: PostDetail; hasSaved: boolean } | { refusal: unknown; saving: Saving };

/** Saves all that is written. One field that is refused keeps no other from being saved. */
export async function saveWritten(desk: Desk): Promise<Outcome> {
  const hadLost = desk.written().lost !== undefined;
  let wish: Partial<PostValues> = {};
  try {
    await findLost(desk);
    const { base: seen, values: typed } = desk.written();
    wish = changedFields(seen.values, typed);
    const hasMore = Object.keys(wish).length > 0;
    return { now: hasMore ? await send(desk, wish) : seen, hasSaved: hasMore || hadLost };
  } catch (refusal) {
    const rest = withoutRefused(wish, refusal);
    const saved = Object.keys(rest).length > 0 ? send(desk, rest) : Promise.resolve();
    return { refusal, saving: await saved.then(() => savingAfter(refusal), savingAfter) };
  }
}

/**
 * Finds out whether what had no answer has arrived: a save the server answers again, and refuses where another window has saved; of what was
 * done with the post its history tells. Throws where that cannot be found out now.
 */
async function findLost(desk: Desk): Promise<void> {
  const { base: seen, lost, hasLostAct } = desk.written();
  if (lost === undefined && hasLostAct !== true) return;
  staySigned(desk);
  const now = await readPost(seen.id);
  if (lost === undefined) {
    const isDone = isNextOf(seen, now, desk.own) && now.history[0]?.kind !== 'saved';
    if (isDone) desk.adopt(now, typedOver(seen.values, desk.written().values, now.values));
    else desk.put({ ...desk.written(), hasLostAct: undefined });
    return;
  }
  if (isNextOf(seen, now, desk.own)) {
    try {
      await send(desk, lost);
      return;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  desk.put({ ...desk.written(), lost: undefined });
  // Nothing is typed any more, and the post is another one.
  if (!isUnsaved(desk.written()) && now.version > seen.version) desk.adopt(now, now.values);
}
