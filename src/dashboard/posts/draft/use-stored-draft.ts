import { useCallback, useState } from 'react';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { FormDraft, Written, WrittenDraft } from '../../hooks/session/form-draft';
import { changedFields } from '../../components/form/changed-fields';
import { useStaff, type Staff } from '../../hooks/session/use-staff';
import { onceBack } from './retry-when-online';
import type { PostDraft } from './post-draft';
import { isUnsaved } from './unsaved-edits';

/** What was left, and how it stands once all is done that was under way then. */
type Kept = { written: Written; leaving: Promise<Written> | undefined };

/**
 * What is written in a post and not saved, kept in the session while one is elsewhere in the dashboard, with the version that it was
 * written on: `kept` is what was there when the post was opened.
 */
export function useKeptPost(id: string) {
  const { forms } = useStaff();
  const [kept] = useState(() => keptOf(ofPost(forms.get(nameOf(id)))));

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
   */
  const leave = useCallback(
    (written: Written, draft: Pick<PostDraft, 'saveAll' | 'isWorthIt' | 'isGone'>) => {
      const name = nameOf(written.base.id);
      const tryToSave = (left: Written) => {
        const leaving = draft.saveAll();
        const underWay = { ...draftOf(left), leaving };
        forms.set(name, underWay);
        void leaving.then((now) => {
          // It may have been opened again by then.
          if (forms.get(name) !== underWay) return;
          if (draft.isGone) {
            forms.delete(name);
            return;
          }
          keep(now);
          const rest = forms.get(name);
          if (rest && draft.isWorthIt) onceBack(() => forms.get(name) === rest && tryToSave(now));
        });
      };
      tryToSave(written);
    },
    [forms, keep],
  );
  const forget = useCallback(() => void forms.delete(nameOf(id)), [forms, id]);
  return { kept, keep, leave, forget };
}

const nameOf = (id: string) => `post:${id}`;
const ofPost = (draft: FormDraft | undefined) => (draft?.of === 'post' ? draft : undefined);

/** The post that something unsaved was left in, as it was then. */
export function leftPost(forms: Staff['forms'], id: string): PostDetail | undefined {
  return ofPost(forms.get(nameOf(id)))?.base;
}

/** The posts that something unsaved was left in, with the titles that are written there. */
export function leftPosts(forms: Staff['forms']): { id: string; title: string }[] {
  return [...forms.values()].flatMap((draft) =>
    draft.of === 'post' && hasText(draft)
      ? [{ id: draft.base.id, title: draft.values.title ?? draft.base.values.title }]
      : [],
  );
}

/** Else only something that was done with the post, as publishing, is under way. */
function hasText({ values, lost }: WrittenDraft): boolean {
  return lost !== undefined || Object.keys(values).length > 0;
}

function draftOf(written: Written): WrittenDraft {
  return { ...written, of: 'post', values: changedFields(written.base.values, written.values) };
}

function keptOf(draft: WrittenDraft | undefined): Kept | null {
  if (draft === undefined) return null;
  const { of: _of, leaving, ...left } = draft;
  return { written: { ...left, values: { ...left.base.values, ...left.values } }, leaving };
}
