import type { FormDraft } from '../../drafts/form-draft';
import type { Values } from '../../drafts/merge-fields';

/** The start of a form: its draft with the record that the draft changes, or the record alone. */
export function restoreDraft<Field extends string, Item>(
  draft: Pick<FormDraft, 'isEmpty' | 'values' | 'base'>,
  record: Item | null,
  fields: readonly Field[],
  toValues: (record: Item | null) => Record<Field, string>,
): { typed: Values | null; base: Item | null } {
  if (draft.isEmpty) return { typed: null, base: record };
  const base = draft.base as Item | null;
  return { typed: draft.values, base: hasAllFields() ? base : record };

  /** A stored draft may be based on a record of an earlier release, which lacks fields. */
  function hasAllFields(): boolean {
    try {
      const values = toValues(base);
      return fields.every((field) => typeof values[field] === 'string');
    } catch {
      return false;
    }
  }
}
