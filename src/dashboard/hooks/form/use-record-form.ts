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
import { formatFieldError } from '../../../../contract/forms/rules';
import { ApiError } from '../../../browser/api/api-client';
import { getErrorMessage } from '../../api/errors';
import { useFormDraftState } from '../drafts/use-draft-state';
import { useStaff, type FieldsDraft } from '../use-staff';
import { getChangedFields, rebaseChanges } from './changed-fields';
import type { FormStatusProps } from '../../components/form/form-status';

type RecordFormOptions<Field extends string, Item> = {
  /** The name of the form's draft: 'job:new'. */
  getDraftName: (record: Item | null) => string;
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
export function useRecordForm<Field extends string, Item extends { version: number }>(
  options: RecordFormOptions<Field, Item>,
) {
  type Values = Record<Field, string>;
  const { getDraftName, fields, labels, getInputId, record } = options;
  const { toValues, findErrors, onRefresh, onDone, onPartlySaved } = options;
  const { forms: drafts } = useStaff();
  const draftName = getDraftName(record);
  /** A stored draft may be based on a record of an earlier release, which lacks fields. */
  const restoreBase = (restored: FieldsDraft): Item | null => {
    const restoredBase = restored.base as Item | null;
    try {
      const restoredValues = toValues(restoredBase);
      return fields.every((field) => typeof restoredValues[field] === 'string')
        ? restoredBase
        : record;
    } catch {
      return record;
    }
  };
  const [draft] = useState(() => {
    const found = drafts.get(draftName);
    return found?.kind === 'fields' ? found : undefined;
  });
  const draftState = useFormDraftState(draftName);
  const [base, setBase] = useState(() => (draft === undefined ? record : restoreBase(draft)));
  const [photo, setPhoto] = useState(draft?.photo);
  const [error, setError] = useState(draft?.error ?? null);
  const [unsaved, setUnsaved] = useState<'before' | 'meanwhile' | null>(draft ? 'before' : null);
  const [attempts, setAttempts] = useState(0);
  // A ref, because the saved record is rendered before a state change is, and the draft would be kept.
  const isSaved = useRef(false);
  const baseValues = toValues(base);
  const form = useForm<Values>({
    defaultValues: { ...baseValues, ...draft?.values } as DefaultValues<Values>,
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
  const isDirty = hasKeys(changes) || photo !== undefined;
  useEffect(() => {
    if (isSaved.current || !isDirty) drafts.delete(draftName);
    else drafts.set(draftName, createDraft(changes, base, { unsavedPhoto: photo }));
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
  const rebaseOn = (newBase: Item | null, next: Values = toValues(newBase)) => {
    const changed = Object.keys(getChangedFields(getValues(), next)) as Path<Values>[];
    reset(next, { keepSubmitCount: true, keepErrors: true });
    if (changed.length > 0) clearErrors(changed);
    setBase(newBase);
  };

  const isNewer = record !== null && (base === null || record.version > base.version);
  const latest = isNewer ? record : base;
  const hasConflict = isNewer && !isSubmitting;
  const latestValues = toValues(latest);
  const hasSameChanges =
    hasConflict &&
    photo === undefined &&
    !hasKeys(getChangedFields(latestValues, { ...latestValues, ...changes }));
  useEffect(() => {
    if (hasSameChanges && !isSaved.current) rebaseOn(latest);
  });

  const handleError = async (thrown: unknown) => {
    if (thrown instanceof ApiError && thrown.status === 409) {
      const current = await onRefresh();
      if (current) rebaseOn(current, rebaseChanges(baseValues, getValues(), toValues(current)));
    }
    setError(`Not saved. ${getErrorMessage(thrown)}`);
    if (thrown instanceof ApiError) showFieldErrors(setFieldError, fields, thrown.fields);
  };
  const handleSaved = (submitted: Values, saved: SaveResult<Item>) => {
    const typedMeanwhile = getChangedFields(submitted, getValues());
    drafts.delete(draftName);
    if (!hasKeys(typedMeanwhile) && saved.unsavedPhoto === undefined) {
      isSaved.current = true;
      onDone(saved.record);
      return;
    }
    drafts.set(getDraftName(saved.record), createDraft(typedMeanwhile, saved.record, saved));
    if (base === null) isSaved.current = true;
    else {
      rebaseOn(saved.record, rebaseChanges(submitted, getValues(), toValues(saved.record)));
      setPhoto(saved.unsavedPhoto);
      setError(saved.error ?? null);
      setUnsaved('meanwhile');
    }
    onPartlySaved(saved.record);
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
      unsaved: isDirty ? unsaved : null,
      hasConflict: isDirty && hasConflict,
      draftState,
      onUseOther: () => {
        const { other, setOther } = draftState;
        setOther(null);
        if (other === null || !('kind' in other)) return;
        reset({ ...baseValues, ...other.values } as Values, { keepSubmitCount: true });
        setUnsaved('before');
      },
      onDiscard: () => {
        rebaseOn(latest);
        clearErrors();
        setError(null);
        setPhoto(undefined);
        drafts.delete(draftName);
      },
    } satisfies FormStatusProps,
  };
}

const hasKeys = (object: object) => Object.keys(object).length > 0;

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

function createDraft(
  values: object,
  base: unknown,
  { unsavedPhoto: photo, error }: Omit<SaveResult<unknown>, 'record'>,
): FieldsDraft {
  return {
    kind: 'fields',
    values: values as FieldsDraft['values'],
    base,
    ...(photo !== undefined && { photo }),
    ...(error !== undefined && { error }),
  };
}
