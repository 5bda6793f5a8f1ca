import { useRef, useState } from 'react';
import type { PostDetail } from '../../../../contract/posts/schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { ApiError } from '../../../lib/api/api-client';
import { useAct } from '../../hooks/use-async-action';
import { useKeyOf } from '../../api/use-idempotency-key';
import { publishedWords, type DoneWords } from './publish-messages';
import { problemsOf, withMissing, type Found } from './publish-errors';
import { beginPost, discardPost, publishPost } from '../api';
import { isByField, isMissing, isToDecide } from '../draft/save-status';
import type { useDraft } from '../draft/use-draft';

type Around = {
  onDone: () => void;
  /** Fields are at fault, and are led to. */
  onProblems: () => void;
  onFetch: () => Promise<PostDetail>;
  onThrownAway: () => void;
  /** What was written is a new post now. */
  onMade: (id: string) => void;
};

/** What is done with a draft besides writing it, one after the other: what was done last is `said`, what was refused `fault` and `found`. */
export function useActs(draft: ReturnType<typeof useDraft>, around: Around) {
  const { post, values } = draft;
  const { act: begin, busy, fault, refuse } = useAct();
  const [said, setSaid] = useState<DoneWords>('');
  /** How often something was done with the post: each may have begun a build. */
  const [acts, setActs] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const keyOf = useKeyOf();

  /** Leads to the fields that are at fault: a schedule's own day is mended in its dialog. */
  const find = (next: Found) => {
    setFound(next);
    if (problemsOf(next, values).length === 0) return;
    around.onProblems();
    // After the dialog has given the focus back.
    setTimeout(() => summary.current?.focus());
  };
  const run = (work: () => Promise<void>) =>
    begin(async () => {
      setSaid('');
      setFound(null);
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError) find({ fields: error.fields, faults: error.faults, values });
        // What is to be decided is said where it is decided; where nothing is typed there is nothing to decide, and it was not done.
        if (!isToDecide(error) || !(draft.hasUnsaved() || isMissing(error))) throw error;
      }
    });
  const finish = (words: DoneWords) => {
    setSaid(words);
    setActs((before) => before + 1);
    around.onDone();
  };
  /** Saves what is written, then does something with it. */
  const act = (work: (now: PostDetail) => Promise<PostDetail>, words: DoneWords) =>
    run(async () => {
      await draft.change(work);
      finish(words);
    });
  /** Saves what is written, then publishes it, at `due` where that is given. What keeps it from being saved or published is said at once. */
  const publish = (due: Parameters<typeof publishPost>[1]) =>
    run(async () => {
      let isSaved = false;
      try {
        await draft.change((now) => {
          isSaved = true;
          return publishPost(now, due);
        });
      } catch (error) {
        if (isSaved || !isByField(error)) throw error;
        const day = due?.day ?? dayAt(toRegion(values.region), new Date());
        const fields = withMissing(error.fields, post, values, day);
        throw new ApiError(error.status, error.code, error.message, fields, error.faults);
      }
      finish(due === null ? publishedWords : 'It is scheduled.');
    });
  /** Takes the post off the site, or out of the schedule: also while what is written is refused. */
  const takeBack = (work: (now: PostDetail) => Promise<PostDetail>, words: DoneWords) =>
    run(async () => {
      await draft.takeBack(work);
      finish(words);
    });
  const throwAway = () =>
    run(async () => {
      await draft.discard(discardPost);
      around.onThrownAway();
    });
  /** Lets go of what is written in a post that somebody else has thrown away. */
  const letGo = () =>
    run(async () => {
      await draft.discard(() => Promise.resolve());
      around.onThrownAway();
    });
  /** Goes on from how somebody else has left it. */
  const decide = (keepsMine: boolean) => run(() => draft.goOn(around.onFetch, keepsMine));
  /** Keeps what is written in a new post: this one is thrown away. */
  const keep = () =>
    run(async () => {
      const made = await draft.goOnInNew((typed) => beginPost(keyOf(typed), typed));
      around.onMade(made.id);
    });

  /** Something else is begun: why the last thing was not done is past. */
  const forgetFault = () => refuse(null);

  return {
    act,
    publish,
    takeBack,
    throwAway,
    letGo,
    decide,
    keep,
    forgetFault,
    busy,
    said,
    fault,
    acts,
    found,
    summary,
  };
}
