import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { buildDraftKey, newRecord, type FormKind } from '../../../../contract/drafts/constants';
import { formatFieldError } from '../../../../contract/forms/rules';
import { ApiError } from '../../../browser/api/api-client';
import { getErrorMessage } from '../../api/errors';
import { getChangedFields, hasFields, mergeFields } from '../../drafts/merge-fields';
import { useDraftChanges } from '../../drafts/use-draft';
import { useStaff } from '../use-staff';
import type { FormStatusProps, UnsavedReason } from '../../components/form/form-status';

type RecordFormOptions<Field extends string, Item> = {
  kind: FormKind;
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  getInputId: (field: Field) => string;
  /** Null for a new one. */
  record: Item | null;
  toValues: (record: Item | null) => Record<Field, string>;
  /** The errors of the values, by field. */
  findErrors: (values: Record<Field, string>) => Partial<Record<string, string>>;
  onRefresh: () => Promise<Item | undefined>;
  onDone: (record: Item) => void;
  /** The record is saved, but not a photo or what was typed during the save. For a new record the rest is in the form of `record`. */
  onPartlySaved: (record: Item) => void;
  /** Errors found before the form was opened, by field. */
  initialErrors?: Readonly<Record<string, string>> | undefined;
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

/**
 * The form of a record. Unsaved changes are kept as a draft, with the version they are based on. Changes by others fill the fields that
 * the user has not edited; after a conflict the next save overwrites the rest. Input during a save stays and is saved next.
 */
export function useRecordForm<Field extends string, Item extends { id: string; version: number }>(
  options: RecordFormOptions<Field, Item>,
) {
  type Values = Record<Field, string>;
  const { kind, fields, labels, getInputId, record } = options;
  const { toValues, findErrors, onRefresh, onDone, onPartlySaved } = options;
  const { drafts } = useStaff();
  const openDraft = (saved: Item | null) =>
    drafts.open(buildDraftKey(kind, saved?.id ?? newRecord));
  const draft = openDraft(record);
  useDraftChanges();
  useEffect(() => draft.hold(), [draft]);
  /** A stored draft may be based on a record of an earlier release, which lacks fields. */
  const restoreBase = (): Item | null => {
    const restoredBase = draft.base as Item | null;
    try {
      const restoredValues = toValues(restoredBase);
      return fields.every((field) => typeof restoredValues[field] === 'string')
        ? restoredBase
        : record;
    } catch {
      return record;
    }
  };
  const [restored] = useState(() => (draft.isEmpty ? null : draft.values));
  const [base, setBase] = useState(() => (restored === null ? record : restoreBase()));
  const [photo, setPhoto] = useState(draft.photo);
  const [error, setError] = useState(draft.error ?? null);
  const [unsavedReason, setUnsavedReason] = useState<UnsavedReason | null>(restored && 'restored');
  const [attempts, setAttempts] = useState(0);
  // A ref, because the saved record is rendered before a state change is, and the draft would be kept.
  const isSaved = useRef(false);
  const baseValues = toValues(base);
  const form = useForm<Values>({
    defaultValues: { ...baseValues, ...restored } as DefaultValues<Values>,
    resolver: createResolver(findErrors),
    shouldFocusError: false,
  });
  const {
    handleSubmit,
    control,
    clearErrors,
    reset,
    getValues,
    watch,
    setError: setFieldError,
  } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const values = useWatch({ control }) as Values;
  const getError = (field: Field): string | undefined =>
    (errors as Partial<Record<Field, { message?: string }>>)[field]?.message;

  const changes = getChangedFields(baseValues, values);
  const isDirty = hasFields(changes) || photo !== undefined;
  useEffect(() => {
    if (isSaved.current || !isDirty) draft.discard();
    else draft.set(changes, { base, photo });
  });

  const [initialErrors] = useState(options.initialErrors);
  useEffect(() => {
    if (initialErrors === undefined) return;
    showFieldErrors(setFieldError, fields, initialErrors);
    setAttempts(1);
    const subscription = watch((_values, { name }) => {
      if (name !== undefined) clearErrors(name);
    });
    return () => subscription.unsubscribe();
  }, [initialErrors, setFieldError, fields, watch, clearErrors]);

  /** Continues from a newer version of the record. A field whose value changes loses its error. */
  const continueFrom = (newBase: Item | null, next: Values = toValues(newBase)) => {
    const changed = Object.keys(getChangedFields(getValues(), next)) as Path<Values>[];
    reset(next, { keepSubmitCount: true, keepErrors: true });
    if (changed.length > 0) clearErrors(changed);
    setBase(newBase);
  };

  const isNewer = record !== null && (base === null || record.version > base.version);
  const latest = isNewer ? record : base;
  const merged = mergeFields(baseValues, values, toValues(latest));
  const hasConflict = isNewer && (merged.conflicts.length > 0 || photo !== undefined);
  useEffect(() => {
    const canMerge = isNewer && !hasConflict && !isSubmitting && !isSaved.current;
    if (canMerge) continueFrom(latest, merged.values);
  });

  const mergeWith = (newer: Item, known = baseValues) =>
    mergeFields(known, getValues(), toValues(newer)).values;
  const handleError = async (thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.status === 409) {
      const current = await onRefresh();
      if (current) continueFrom(current, mergeWith(current));
    }
    setError(`Not saved. ${getErrorMessage(thrown)}`);
    if (thrown instanceof ApiError) showFieldErrors(setFieldError, fields, thrown.fields);
  };
  const handleSaved = (submitted: Values, saved: SaveResult<Item>) => {
    const typedMeanwhile = getChangedFields(submitted, getValues());
    draft.discard();
    if (!hasFields(typedMeanwhile) && saved.unsavedPhoto === undefined) {
      isSaved.current = true;
      onDone(saved.record);
      return;
    }
    const { record: newBase, unsavedPhoto, error: photoError } = saved;
    openDraft(newBase).set(typedMeanwhile, {
      base: newBase,
      photo: unsavedPhoto,
      error: photoError,
    });
    if (base === null) isSaved.current = true;
    else {
      continueFrom(newBase, mergeWith(newBase, submitted));
      setPhoto(unsavedPhoto);
      setError(photoError ?? null);
      setUnsavedReason('typed-while-saving');
    }
    onPartlySaved(newBase);
  };
  /** Validates and calls `saveValues`, which throws, or returns null once it has shown its own error. */
  const save = async (saveValues: Save<Values, Item>) => {
    await handleSubmit(async (submitted) => {
      setError(null);
      try {
        const saved = await saveValues(submitted, getChangedFields(baseValues, submitted));
        if (saved !== null) handleSaved(submitted, saved);
      } catch (thrown) {
        await handleError(thrown);
      }
    })();
    setAttempts((count) => count + 1);
  };

  return {
    form,
    values,
    /** Sets a field whose input isn't registered. Its error is checked again, as that of a registered one. */
    setField: (field: Field, value: string) =>
      form.setValue(field as string as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      }),
    /** The record the changes are based on. */
    base,
    photo,
    setPhoto,
    getError,
    isSubmitting,
    save,
    status: {
      attempts,
      fieldErrors: fields.flatMap((field) => {
        const message = getError(field);
        if (message === undefined) return [];
        return [{ id: getInputId(field), message: formatFieldError(labels[field], message) }];
      }),
      error,
      unsavedReason: isDirty ? unsavedReason : null,
      hasConflict: isDirty && hasConflict && !isSubmitting,
      draft,
      onUseOther: () => {
        reset({ ...baseValues, ...draft.values }, { keepSubmitCount: true });
        setUnsavedReason('restored');
      },
      onDiscard: () => {
        continueFrom(latest);
        clearErrors();
        setError(null);
        setPhoto(undefined);
        draft.discard();
      },
    } satisfies FormStatusProps,
  };
}

function showFieldErrors<Field extends string>(
  setFieldError: UseFormReturn<Record<Field, string>>['setError'],
  fields: readonly Field[],
  messages: Readonly<Record<string, string>>,
): void {
  for (const field of fields) {
    const message = messages[field];
    const path = field as string as Path<Record<Field, string>>;
    if (message !== undefined) setFieldError(path, { type: 'server', message });
  }
}

function createResolver<Values extends Record<string, string>>(
  findErrors: (values: Values) => Partial<Record<string, string>>,
): Resolver<Values> {
  return (values) => {
    const messages = Object.entries(findErrors(values));
    if (messages.length === 0) return { values, errors: {} };
    const errors = messages.map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
