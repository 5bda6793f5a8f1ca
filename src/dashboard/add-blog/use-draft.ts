import { useEffect, useRef, useState } from 'react';
import type { PostField, PostValues } from '../../../contract/post-words';
import type { PostDetail } from '../../../contract/posts';
import { ApiError } from '../../lib/api';
import { Coming } from './coming';
import { saveWritten, type Desk } from './send-written';
import { changedFields } from '../parts/record-form/changed-fields';
import { useStaff } from '../parts/staff';
import { staySigned } from '../parts/stay-signed';
import { typedOver } from './typed-over';
import {
  isByField,
  isMissing,
  isToDecide,
  isUnanswered,
  overtakenWords,
  savingAfter,
  type Saving,
} from './saving';
import { Turns } from './turns';
import { useAside } from './use-aside';
import { useKeptPost } from './use-kept-post';
import { useSavesItself } from './use-saves-itself';
import { isNextOf, isUnsaved, isUntouched, type Written } from './written';

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
  const own = user.email;
  const { kept, keep, leave, forget } = useKeptPost(post.id);
  const [written, setWritten] = useState<Written>(
    () => kept?.written ?? { base: post, values: post.values },
  );
  const { base, values } = written;
  const [saving, setSaving] = useState<Saving>(
    kept ? { is: 'writing' } : { is: 'saved', at: null },
  );
  /** Ahead of what is drawn: calls that end after each other, and after the screen, go on from it. */
  const latest = useRef<Written>(written);
  const [turns] = useState(() => new Turns());
  /** It has been thrown away: nothing is saved any more. */
  const isGone = useRef(false);
  const [coming] = useState(() => new Coming());
  const waiting = useRef<Promise<PostDetail | null> | null>(null);
  /** Why the last save failed. */
  const unsaved = useRef<unknown>(null);
  const key = JSON.stringify(changedFields(base.values, values));
  const isDirty = isUnsaved(written);

  const put = (next: Written) => {
    latest.current = next;
    setWritten(next);
  };
  const adopt = (now: PostDetail, next: PostValues) => {
    put({ base: now, values: next });
    onSaved(now);
  };
  /** What is typed and not saved will be; else all is saved. */
  const settle = (at: Date | null) =>
    setSaving(isUnsaved(latest.current) ? { is: 'writing' } : { is: 'saved', at });
  /** Says what is for who writes to decide. */
  const note = (error: unknown) => {
    if (isToDecide(error)) setSaving(savingAfter(error));
  };
  const desk: Desk = { written: () => latest.current, put, adopt, own, hasEnded };
  /** Nothing is begun for somebody who has signed out meanwhile. */
  const takeTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    turns.take(() => {
      staySigned(desk);
      return work();
    });
  /** The post as it stands then; null when it could not be saved. */
  const saveNow = async (): Promise<PostDetail | null> => {
    if (isGone.current) return latest.current.base;
    const outcome = await saveWritten(desk);
    if ('refusal' in outcome) {
      unsaved.current = outcome.refusal;
      setSaving(outcome.saving);
      return null;
    }
    if (outcome.hasSaved) settle(new Date());
    return outcome.now;
  };
  /** Saves what there is when its turn comes; one save that waits is for all. */
  const save = (): Promise<PostDetail | null> => {
    waiting.current ??= turns.take(() => {
      waiting.current = null;
      return saveNow();
    });
    return waiting.current;
  };
  /** Saves what there is, then does something with the post. What is typed meanwhile stays, over what comes of it. */
  const change = (work: (now: PostDetail) => Promise<PostDetail>): Promise<void> =>
    takeTurn(async () => {
      await coming.ended;
      const seen = await saveNow();
      if (seen === null) {
        throw isByField(unsaved.current)
          ? unsaved.current
          : new ApiError(0, 'unsaved', 'The draft is not saved yet: see why below.');
      }
      try {
        staySigned(desk);
        const now = await work(seen);
        adopt(now, typedOver(seen.values, latest.current.values, now.values));
        settle(null);
      } catch (error) {
        note(error);
        if (isUnanswered(error)) put({ ...latest.current, hasLostAct: true });
        throw error;
      }
    });
  /** Goes on from the post as somebody else has left it: what was typed here is saved over it when `keepsMine` says so. */
  const goOn = (read: () => Promise<PostDetail>, keepsMine: boolean): Promise<void> =>
    takeTurn(async () => {
      const now = await read().catch((error: unknown) => {
        note(error);
        throw error;
      });
      const { base: seen, values: typed } = latest.current;
      adopt(now, keepsMine ? typedOver(seen.values, typed, now.values) : now.values);
      setSaving({ is: 'saved', at: null });
      if (!keepsMine) return setAside(changedFields(seen.values, typed));
      put({ ...latest.current, isOver: true });
      await saveNow();
    });
  /** Goes on in another post, which `begin` makes of all that is written: this one is gone. */
  const goOnInNew = (begin: (values: PostValues) => Promise<PostDetail>): Promise<PostDetail> =>
    takeTurn(async () => {
      const { values: sent } = latest.current;
      const made = await begin(sent);
      forget();
      put({ base: made, values: typedOver(sent, latest.current.values, made.values) });
      settle(null);
      return made;
    });
  /** Takes the post as somebody else has left it; over what is typed that is for who writes to say. */
  const meet = (theirs: PostDetail) => {
    const { base: seen, lost: wish, hasLostAct } = latest.current;
    if (isGone.current || theirs.id !== seen.id || theirs.version <= seen.version) return;
    if (isUnsaved(latest.current)) {
      // It may be what had no answer: the next save finds out.
      const hasLost = wish !== undefined || hasLostAct === true;
      if (hasLost && isNextOf(seen, theirs, own)) return;
      return setSaving({ is: 'overtaken', words: overtakenWords(theirs, own) });
    }
    put({ base: theirs, values: theirs.values });
    settle(null);
  };
  /** Does away with the post as it was last saved: what is typed is not. */
  const discard = (work: (now: PostDetail) => Promise<void>): Promise<void> =>
    takeTurn(async () => {
      try {
        await work(latest.current.base);
      } catch (error) {
        // Somebody was faster, or it is the second time that it is asked for: it is gone, as was wished.
        if (!isMissing(error)) {
          note(error);
          throw error;
        }
      }
      isGone.current = true;
    });
  const set = (field: PostField, value: string) => {
    coming.drop(field);
    if (latest.current.values[field] === value) return;
    put({ ...latest.current, values: { ...latest.current.values, [field]: value } });
    const hasMore = isUnsaved(latest.current);
    setSaving((before) => {
      if (before.is === 'overtaken' || before.is === 'gone') return before;
      if (hasMore) return { is: 'writing' };
      return before.is === 'saved' ? before : { is: 'saved', at: null };
    });
  };
  const { aside, setAside, endAside } = useAside(set);
  /** Sets a field to what is on its way, also when the post has been left by then. */
  const setComing = (field: PostField, value: Promise<string>) =>
    coming.take(field, value, (arrived) => set(field, arrived));

  const now = useRef({ save, put, settle, meet, onLeftEmpty });
  useEffect(() => {
    now.current = { save, put, settle, meet, onLeftEmpty };
    keep(latest.current);
  });
  useSavesItself({
    typed: isDirty ? key : null,
    isOffline: saving.is === 'offline',
    save: () => void save(),
  });
  useEffect(() => {
    if (!kept?.leaving) return;
    const { leaving, written: opened } = kept;
    void turns.take(async () => {
      const left = await leaving;
      // Also what was typed back to how it was before all that was left.
      const values = typedOver(opened.values, latest.current.values, left.values);
      now.current.put({ ...left, values });
      now.current.settle(new Date());
    });
  }, [kept, turns]);
  useEffect(() => {
    if (post.version <= latest.current.base.version) return;
    // After what is under way: a save of this screen overtakes nobody.
    void turns.take(() => Promise.resolve(now.current.meet(post)));
  }, [post, turns]);
  useEffect(
    () => () => {
      if (isGone.current) return forget();
      const isIdle = !turns.isBusy && !coming.isUnderWay;
      if (isIdle && !isUnsaved(latest.current)) {
        if (isUntouched(latest.current.base)) now.current.onLeftEmpty(latest.current.base);
        return;
      }
      const { save: saveLast } = now.current;
      const saveAll = () =>
        saveLast()
          .then(() => coming.ended)
          .then(saveLast)
          .then(() => latest.current);
      leave(latest.current, saveAll, () => savingAfter(unsaved.current).is === 'offline');
    },
    [leave, forget, turns, coming],
  );

  const shown: Saving = isThrownAway && base.id === post.id ? { is: 'gone' } : saving;
  return {
    post: base,
    values,
    saving: shown,
    isDirty,
    set,
    setComing,
    change,
    discard,
    goOn,
    goOnInNew,
    aside,
    endAside,
  };
}
