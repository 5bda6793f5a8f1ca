import { expect, test } from 'vitest';
import { restoreDraft } from './restore-draft';

type Aide = { title: string };

const saved: Aide = { title: 'Aide' };
const toValues = (aide: Aide | null) => ({ title: aide === null ? '' : aide.title });
const restore = (draft: Parameters<typeof restoreDraft>[0], record: Aide | null) =>
  restoreDraft(draft, record, ['title'], toValues);
const toDraft = (base: unknown, values = { title: 'Nurse' }) => ({ isEmpty: false, values, base });

test('a form without a draft starts from the record', () => {
  const nothing = { isEmpty: true, values: {}, base: null };
  expect(restore(nothing, saved)).toEqual({ typed: null, base: saved });
});

test('a draft is restored on the version that it changes', () => {
  const older = { title: 'Helper' };
  const draft = toDraft(older);
  expect(restore(draft, saved)).toEqual({ typed: draft.values, base: older });
  expect(restore(toDraft(null), null).base).toBeNull();
});

test('a draft of a record that an earlier release stored continues from the record of today', () => {
  for (const base of [{}, { title: 3 }, 'text']) {
    expect(restore(toDraft(base), saved)).toEqual({
      typed: { title: 'Nurse' },
      base: saved,
    });
  }
});
