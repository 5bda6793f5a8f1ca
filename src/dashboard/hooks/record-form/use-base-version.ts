import { useEffect, useState } from 'react';
import { mergeFields } from '../../drafts/merge-fields';
import { findMerge, type Versioned } from './find-merge';
import type { useFields } from './use-fields';

type BaseVersionOptions<Field extends string, Item> = {
  fields: Pick<ReturnType<typeof useFields<Field>>, 'form' | 'values' | 'replaceValues'>;
  initialBase: Item | null;
  /** The latest version that has been loaded. */
  record: Item | null;
  hasPhoto: boolean;
  toValues: (record: Item | null) => Record<Field, string>;
  /** True while a newer version may be the form's own. */
  isPaused: () => boolean;
};

/** The version of the record that the values of a form are changes of. It follows the versions that others save, if they can be merged. */
export function useBaseVersion<Field extends string, Item extends Versioned>(
  options: BaseVersionOptions<Field, Item>,
) {
  const { fields, initialBase, record, hasPhoto, toValues, isPaused } = options;
  const { form, values, replaceValues } = fields;
  const [base, setBase] = useState(initialBase);
  const { latest, merged, hasConflict } = findMerge({ base, values, hasPhoto }, record, toValues);
  const continueFrom = (newBase: Item | null, next = toValues(newBase)) => {
    replaceValues(next);
    setBase(newBase);
  };
  useEffect(() => {
    if (merged === null || isPaused()) return;
    // eslint-disable-next-line react/set-state-in-effect -- it changes with the values, which the form keeps outside of React
    continueFrom(latest, merged);
  });
  return {
    base,
    hasConflict,
    /** Continues from `newer` with the changes of `known`. */
    mergeWith: (newer: Item, known: Record<Field, string>) =>
      continueFrom(newer, mergeFields(known, form.getValues(), toValues(newer)).values),
    /** Gives up all changes. */
    resetToLatest: () => continueFrom(latest),
  };
}
