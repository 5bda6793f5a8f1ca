import { useCallback, useState } from 'react';
import type { PostDetail } from '../../../contract/posts';
import { useStaff, type FormDraft, type Staff } from '../parts/staff';
import { changedFields } from '../parts/record-form/changed-fields';
import { onceBack } from './once-back';
import { isUnsaved, type Written } from './written';

/** What was left, and how it stands once all is done that was under way then. */
type Kept = { written: Written; leaving: Promise<Written> | undefined };

/**
 * What is written in a post and not saved, kept in the session while one is elsewhere in the dashboard, with the version that it was
 * written on: `kept` is what was there when the post was opened.
 */
export function useKeptPost(id: string) {
  const { forms } = useStaff();
  const [kept] = useState(() => keptOf(forms.get(nameOf(id))));

  const keep = useCallback(
    (written: Written) => {
      const name = nameOf(written.base.id);
      if (isUnsaved(written)) forms.set(name, draftOf(written));
      else forms.delete(name);
    },
    [forms],
  );
  /**
   * The post is left as `written`, with something to save. What has not got through is tried again, until the post is opened again.
   * @param saveAll saves what there is, and tells how it stands then
   * @param isWorthIt whether what has failed may get through later
   */
  const leave = useCallback(
    (written: Written, saveAll: () => Promise<Written>, isWorthIt: () => boolean) => {
      const name = nameOf(written.base.id);
      const tryToSave = (left: Written) => {
        const leaving = saveAll();
        const draft = { ...draftOf(left), leaving };
        forms.set(name, draft);
        void leaving.then((now) => {
          // It may have been opened again by then.
          if (forms.get(name) !== draft) return;
          keep(now);
          const rest = forms.get(name);
          if (rest && isWorthIt()) onceBack(() => forms.get(name) === rest && tryToSave(now));
        });
      };
      tryToSave(written);
    },
    [forms, keep],
  );
  const forget = useCallback(() => void forms.delete(nameOf(id)), [forms, id]);
  return { kept, keep, leave, forget };
}

const prefix = 'post:';
const nameOf = (id: string) => `${prefix}${id}`;

/** The post that something unsaved was left in, as it was then. */
export function leftPost(forms: Staff['forms'], id: string): PostDetail | undefined {
  return forms.get(nameOf(id))?.base as PostDetail | undefined;
}

/** The posts that something unsaved was left in, with the titles that are written there. */
export function leftPosts(forms: Staff['forms']): { id: string; title: string }[] {
  return [...forms.entries()]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, { values, base }]) => ({
      id: name.slice(prefix.length),
      title: values['title'] ?? (base as PostDetail).values.title,
    }));
}

function draftOf({ base, values, lost, hasLostAct, isOver }: Written): FormDraft {
  const typed = changedFields(base.values, values);
  return {
    values: typed,
    base,
    ...(lost && { lost }),
    ...(hasLostAct && { hasLostAct }),
    ...(isOver && { isOver }),
  };
}

function keptOf(draft: FormDraft | undefined): Kept | null {
  if (draft === undefined) return null;
  const base = draft.base as PostDetail;
  const values = { ...base.values, ...draft.values };
  return {
    written: {
      base,
      values,
      lost: draft.lost,
      hasLostAct: draft.hasLostAct,
      isOver: draft.isOver,
    },
    leaving: draft.leaving as Promise<Written> | undefined,
  };
}
