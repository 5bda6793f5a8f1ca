import { useEffect, useRef, useState } from 'react';
import { buildDraftKey, newRecord, type FormKind } from '../../../../contract/drafts/constants';
import { ApiError } from '../../../browser/api/api-client';
import { getErrorMessage, isConflict } from '../../api/errors';
import { getChangedFields, hasFields } from '../../drafts/merge-fields';
import { useDraftChanges } from '../../drafts/use-draft';
import { useStaff } from '../use-staff';
import { decideAfterSave } from './decide-after-save';
import { restoreDraft } from './restore-draft';
import { useBaseVersion } from './use-base-version';
import { useFields, type FieldsOptions } from './use-fields';

type RecordFormOptions<Field extends string, Item> = FieldsOptions<Field> & {
  kind: FormKind;
  /** Null for a new one. */
  record: Item | null;
  toValues: (record: Item | null) => Record<Field, string>;
  onRefresh: () => Promise<Item | undefined>;
  onDone: (record: Item) => void;
  /** The record is saved, but not a photo or what was typed during the save. */
  onPartlySaved: (record: Item) => void;
};

export type SaveResult<Item> = {
  record: Item;
  /** A photo that could not be saved, or null for a removal that failed. */
  unsavedPhoto?: Blob | null | undefined;
  error?: string | undefined;
};

type Save<Values, Item> = (
  values: Values,
  changes: Partial<Values>,
) => Promise<SaveResult<Item> | null>;

/** Why the form has unsaved changes that the person may not expect. */
export type UnsavedReason = 'restored' | 'typed-while-saving';

export type RecordFormStatus = ReturnType<typeof useRecordForm>['status'];

/**
 * The form of a record. Unsaved changes are kept as a draft, with the version they are based on. Changes by others fill the fields that
 * the user has not edited; after a conflict the next save overwrites the rest. Input during a save stays and is saved next.
 */
export function useRecordForm<Field extends string, Item extends { id: string; version: number }>(
  options: RecordFormOptions<Field, Item>,
) {
  type Values = Record<Field, string>;
  const { kind, record, toValues, onRefresh, onDone, onPartlySaved } = options;
  const { drafts } = useStaff();
  const openDraft = (saved: Item | null) =>
    drafts.open(buildDraftKey(kind, saved?.id ?? newRecord));
  const draft = openDraft(record);
  useDraftChanges();
  useEffect(() => draft.hold(), [draft]);
  const [restored] = useState(() => restoreDraft(draft, record, options.fields, toValues));
  const [photo, setPhoto] = useState(draft.photo);
  const [error, setError] = useState(draft.error ?? null);
  const [unsavedReason, setUnsavedReason] = useState<UnsavedReason | null>(
    restored.typed && 'restored',
  );
  // A ref, because the saved record is rendered before a state change is, and the draft would be kept.
  const isFinished = useRef(false);
  const fields = useFields(options, { ...toValues(restored.base), ...restored.typed });
  const { form, values, isSubmitting } = fields;
  const { base, hasConflict, mergeWith, resetToLatest } = useBaseVersion({
    fields,
    initialBase: restored.base,
    record,
    hasPhoto: photo !== undefined,
    toValues,
    isPaused: () => isSubmitting || isFinished.current,
  });

  const baseValues = toValues(base);
  const changes = getChangedFields(baseValues, values);
  const isDirty = hasFields(changes) || photo !== undefined;
  useEffect(() => {
    if (isFinished.current || !isDirty) draft.discard();
    else draft.set(changes, { base, photo });
  });

  const handleError = async (thrown: unknown) => {
    if (isConflict(thrown)) {
      const current = await onRefresh();
      if (current) mergeWith(current, baseValues);
    }
    setError(`Not saved. ${getErrorMessage(thrown)}`);
    if (thrown instanceof ApiError) fields.showErrors(thrown.fields);
  };
  const handleSaved = (submitted: Values, saved: SaveResult<Item>) => {
    const { record: newBase, unsavedPhoto, error: photoError } = saved;
    const { next, rest } = decideAfterSave({
      submitted,
      current: form.getValues(),
      hasUnsavedPhoto: unsavedPhoto !== undefined,
      isNew: base === null,
    });
    if (next !== 'stay') isFinished.current = true;
    draft.discard();
    if (next === 'done') {
      onDone(newBase);
      return;
    }
    openDraft(newBase).set(rest, { base: newBase, photo: unsavedPhoto, error: photoError });
    if (next === 'stay') {
      mergeWith(newBase, submitted);
      setPhoto(unsavedPhoto);
      setError(photoError ?? null);
      setUnsavedReason('typed-while-saving');
    }
    onPartlySaved(newBase);
  };
  /** Validates and calls `saveValues`, which throws, or returns null once it has shown its own error. */
  const save = (saveValues: Save<Values, Item>) =>
    fields.submit(async (submitted) => {
      setError(null);
      try {
        const saved = await saveValues(submitted, getChangedFields(baseValues, submitted));
        if (saved !== null) handleSaved(submitted, saved);
      } catch (thrown) {
        await handleError(thrown);
      }
    });

  return {
    form,
    values,
    setField: fields.setField,
    getError: fields.getError,
    isSubmitting,
    base,
    photo,
    setPhoto,
    save,
    status: {
      /** The errors take the focus when this changes, because the button may be far below. */
      attempts: fields.attempts,
      fieldErrors: fields.fieldErrors,
      /** Why the save failed, apart from field errors. */
      error,
      unsavedReason: isDirty ? unsavedReason : null,
      hasConflict: isDirty && hasConflict && !isSubmitting,
      draft,
      /** Fills in what another window saved. */
      onUseOther: () => {
        form.reset({ ...baseValues, ...draft.values }, { keepSubmitCount: true });
        setUnsavedReason('restored');
      },
      onDiscard: () => {
        resetToLatest();
        form.clearErrors();
        setError(null);
        setPhoto(undefined);
        draft.discard();
      },
    },
  };
}
