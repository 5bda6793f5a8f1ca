import { getChangedFields, hasFields, type Values } from '../../drafts/merge-fields';

type SavedForm<Fields> = {
  submitted: Fields;
  current: Fields;
  /** The save failed for the photo. */
  hasUnsavedPhoto: boolean;
  isNew: boolean;
};

/**
 * Where a form goes on after a save, and what the person typed meanwhile.
 * - done: nothing is left to save
 * - stay: the rest is saved next, in this form
 * - move: the rest is in the form of the new record, which replaces this one
 */
export function decideAfterSave<Fields extends Values>(
  form: SavedForm<Fields>,
): { next: 'done' | 'stay' | 'move'; rest: Partial<Fields> } {
  const rest = getChangedFields(form.submitted, form.current);
  if (!hasFields(rest) && !form.hasUnsavedPhoto) return { next: 'done', rest };
  return { next: form.isNew ? 'move' : 'stay', rest };
}
