import type { PostValues } from '../../../contract/post-words';
import type { PostDetail } from '../../../contract/posts';
import { NotSignedInError } from '../../lib/auth';
import { readPost, savePost } from './post-calls';
import { isRefusal, isUnanswered } from './saving';
import { typedOver } from './typed-over';
import { isNextOf, isUnsaved, type Written } from './written';

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

/** Throws NotSignedInError when who writes has signed out since: somebody else may be signed in, as whom nothing of it is to be done. */
export function staySigned({ hasEnded }: Desk): void {
  if (hasEnded()) throw new NotSignedInError();
}

/**
 * Saves these fields and goes on from that: a field that nobody has typed in here is as another window may have saved it. What had no answer
 * is kept in mind, for it may have arrived. Throws as savePost does.
 */
export async function send(desk: Desk, wish: Partial<PostValues>): Promise<PostDetail> {
  staySigned(desk);
  const { base: seen, isOver } = desk.written();
  try {
    const now = await savePost(seen, wish, isOver);
    desk.adopt(now, typedOver(seen.values, desk.written().values, now.values, wish));
    return now;
  } catch (error) {
    if (isUnanswered(error)) desk.put({ ...desk.written(), lost: wish });
    throw error;
  }
}

/**
 * Finds out whether the save that had no answer has arrived: the server answers it again, and refuses it where another window has saved.
 * Throws where that cannot be found out now.
 */
export async function findLost(desk: Desk): Promise<void> {
  const { base: seen, lost } = desk.written();
  if (lost === undefined) return;
  staySigned(desk);
  const now = await readPost(seen.id);
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
