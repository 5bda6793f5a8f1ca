import { mergeFields, type Values } from '../../drafts/merge-fields';

export type Versioned = { version: number };

type FormInput<Fields, Item> = {
  /** The version that the changes are based on; null for a new record. */
  base: Item | null;
  values: Fields;
  /** A photo to save can't be merged. */
  hasPhoto: boolean;
};

/** Decides how a form continues from `record`, which someone else may have changed since it was opened. */
export function findMerge<Fields extends Values, Item extends Versioned>(
  { base, values, hasPhoto }: FormInput<Fields, Item>,
  record: Item | null,
  toValues: (record: Item | null) => Fields,
): {
  latest: Item | null;
  /** The values to continue with; null if the record is the same, or in conflict with the changes. */
  merged: Fields | null;
  hasConflict: boolean;
} {
  const isNewer = record !== null && (base === null || record.version > base.version);
  if (!isNewer) return { latest: base, merged: null, hasConflict: false };
  const merge = mergeFields(toValues(base), values, toValues(record));
  const hasConflict = hasPhoto || merge.conflicts.length > 0;
  return { latest: record, merged: hasConflict ? null : merge.values, hasConflict };
}
