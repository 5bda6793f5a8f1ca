import { useEffect, useRef, useState } from 'react';
import { postFields, type PostField, type PostValues } from '../../../contract/post-words';
import type { PostDetail } from '../../../contract/posts';
import { ApiError, NetworkError } from '../../lib/api';
import { faultWords } from '../parts/fault-words';
import { useAskBeforeLeaving } from '../parts/use-ask-before-leaving';
import { savePost } from './post-calls';

type TextFaults = ApiError['faults'];

/** How it stands with what is written. */
export type Saving =
  | { is: 'saved'; at: Date | null }
  | { is: 'writing' }
  | { is: 'offline' }
  | { is: 'refused'; words: string; fields: Readonly<Record<string, string>>; faults: TextFaults }
  | { is: 'overtaken'; words: string };

/** So long nothing is typed before it is saved. */
const pause = 1_500;
const untilRetry = 5_000;

/**
 * The draft of a post that saves itself. What could not be saved stays in the fields: without a connection it is tried again, what is
 * refused when it has been changed, and what somebody else has overtaken when that is decided.
 * @param onSaved how the post stands now
 */
export function useDraft(post: PostDetail, onSaved: (post: PostDetail) => void) {
  const [base, setBase] = useState(post);
  const [values, setValues] = useState(post.values);
  const [saving, setSaving] = useState<Saving>({ is: 'saved', at: null });
  const latest = useRef({ base, values });
  useEffect(() => {
    latest.current = { base, values };
  }, [base, values]);
  const underway = useRef<Promise<PostDetail | null> | null>(null);
  const changes = changedFields(base.values, values);
  const isDirty = Object.keys(changes).length > 0;
  useAskBeforeLeaving(() => isDirty);

  const accept = (now: PostDetail) => {
    latest.current.base = now;
    setBase(now);
    onSaved(now);
  };

  /** Saves what there is, one call after the other. The post as it stands then; null when it could not be saved. */
  const save = async (): Promise<PostDetail | null> => {
    if (underway.current) {
      await underway.current;
      return save();
    }
    const { base: seen, values: typed } = latest.current;
    const wish = changedFields(seen.values, typed);
    if (Object.keys(wish).length === 0) return seen;
    underway.current = savePost(seen, wish).then(
      (now) => {
        accept(now);
        setSaving({ is: 'saved', at: new Date() });
        return now;
      },
      (error: unknown) => {
        setSaving(refusal(error));
        return null;
      },
    );
    const result = await underway.current;
    underway.current = null;
    return result;
  };

  const saveLatest = useRef(save);
  useEffect(() => {
    saveLatest.current = save;
  });
  const key = JSON.stringify(changes);
  useEffect(() => {
    if (key === '{}') return;
    const timer = setTimeout(() => void saveLatest.current(), pause);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => {
    if (saving.is !== 'offline') return;
    const again = () => void saveLatest.current();
    const timer = setInterval(again, untilRetry);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [saving.is]);

  const set = (field: PostField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setSaving((before) => (before.is === 'overtaken' ? before : { is: 'writing' }));
  };
  /** Goes on from another state of the post: what was typed stays when `keep` says so, and is saved over it. */
  const goOnFrom = (now: PostDetail, keep: boolean) => {
    accept(now);
    if (!keep) setValues(now.values);
    setSaving(keep ? { is: 'writing' } : { is: 'saved', at: null });
    // What differs may be the very same as before: nothing else would save it.
    if (keep) void saveLatest.current();
  };

  return { post: base, values, saving, isDirty, set, save, goOnFrom };
}

function refusal(error: unknown): Saving {
  if (error instanceof NetworkError) return { is: 'offline' };
  const words = faultWords(error);
  if (!(error instanceof ApiError)) return { is: 'offline' };
  if (error.status === 409) return { is: 'overtaken', words };
  if (error.status === 400) {
    return { is: 'refused', words, fields: error.fields, faults: error.faults };
  }
  return { is: 'offline' };
}

function changedFields(before: PostValues, after: PostValues): Partial<PostValues> {
  return Object.fromEntries(
    postFields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, after[field]]),
  );
}
