import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type DefaultValues, type Path } from 'react-hook-form';
import { namedProblem } from '../../../../contract/forms/rules';
import { ApiError } from '../../../lib/api/api-client';
import { faultWords } from '../../api/error-messages';
import type { FieldsDraft, FormDraft } from '../../hooks/session/form-draft';
import { useStaff } from '../../hooks/session/use-staff';
import { changedFields, rebased } from './changed-fields';
import { resolverOf, type ProblemsOf } from './form-resolver';
import { useHandedOver } from './use-initial-errors';

type RecordForm<Field extends string, Kept> = {
  /** Under which what is typed is kept while one is elsewhere: 'job:new'. */
  nameOf: (record: Kept | null) => string;
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  idOf: (field: Field) => string;
  /** Null: a new one. */
  record: Kept | null;
  valuesOf: (record: Kept | null) => Record<Field, string>;
  /** What is wrong with what is typed, by the rules that the server holds to. */
  problemsOf: ProblemsOf<Field>;
  /** Reads the record anew. */
  onRefresh: () => Promise<Kept | undefined>;
  /** All that is typed is saved: how the record stands now. */
  onDone: (now: Kept) => void;
  /** It is saved, but for what was typed meanwhile, or a photo: that is still here, or of a new one waits in the form of `now`. */
  onRest: (now: Kept) => void;
  /** What was refused before the form was opened, by field. */
  refused?: Readonly<Record<string, string>> | undefined;
};

/** What became of a save. */
export type Saved<Kept> = {
  now: Kept;
  /** What is still to be saved; null takes the former one away. */
  photo?: Blob | null | undefined;
  /** Why it is not. */
  fault?: string | undefined;
};

/**
 * The form of a record that staff keep. What is typed is kept when it is refused, and while one is elsewhere in the dashboard, with the
 * record on which it was typed: it is saved at that one's version. What somebody else has changed meanwhile stands in the form where
 * nothing is typed in it; else it is said, refused with who it was, then stands where nothing else was typed, and the next press saves
 * over it. What is typed while a save is under way stays, over what was saved.
 */
export function useRecordForm<Field extends string, Kept extends { version: number }>(
  of: RecordForm<Field, Kept>,
) {
  type Values = Record<Field, string>;
  const { nameOf, fields, labels, idOf, valuesOf, problemsOf, onRefresh } = of;
  const { forms } = useStaff();
  const name = nameOf(of.record);
  const [draft] = useState(() => ofFields(forms.get(name)));
  const [base, setBase] = useState(draft === undefined ? of.record : (draft.base as Kept | null));
  const [photo, setPhoto] = useState(draft?.photo);
  const [fault, setFault] = useState(draft?.fault ?? null);
  const [unsaved, setUnsaved] = useState<'before' | 'meanwhile' | null>(draft ? 'before' : null);
  // At once: what is read anew is drawn before a state is, and what is typed would be kept as unsaved.
  const isSaved = useRef(false);
  const before = valuesOf(base);
  const form = useForm<Values>({
    defaultValues: { ...before, ...draft?.values } as DefaultValues<Values>,
    resolver: resolverOf(problemsOf),
    shouldFocusError: false,
  });
  const { handleSubmit, control, formState, setError, clearErrors, reset, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const latest = laterOf(base, of.record);
  const values = useWatch({ control }) as Values;
  const summary = useRef<HTMLDivElement>(null);
  const faultBox = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  /** Says why it was not saved, and leads there. */
  const fail = (words: string) => {
    setFault(words);
    setFailures((before) => before + 1);
  };
  const errorOf = (field: Field): string | undefined =>
    (errors as Partial<Record<Field, { message?: string }>>)[field]?.message;

  const changes = changedFields(before, values);
  const isDirty = isAny(changes) || photo !== undefined;
  useEffect(() => {
    if (isSaved.current || !isDirty) forms.delete(name);
    else forms.set(name, draftOf(changes, base, photo));
  });
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  useEffect(() => {
    if (failures > 0) faultBox.current?.focus();
  }, [failures]);

  useHandedOver({ form, fields, refused: of.refused, summary });

  /** Goes on from how the record stands now: that is what the next press changes. What is wrong with a field goes with what stood in it. */
  const goOnFrom = (now: Kept | null, next: Values = valuesOf(now)) => {
    const others = Object.keys(changedFields(getValues(), next)) as Path<Values>[];
    reset(next, { keepSubmitCount: true, keepErrors: true });
    if (others.length > 0) clearErrors(others);
    setBase(now);
  };

  const isOvertaken = latest !== base && !isSubmitting;
  // What is typed may also be what it says by now.
  const isTaken =
    isOvertaken &&
    photo === undefined &&
    !isAny(changedFields(valuesOf(latest), { ...valuesOf(latest), ...changes }));
  useEffect(() => {
    if (isTaken && !isSaved.current) goOnFrom(latest);
  });

  const refuse = async (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) {
      const now = await onRefresh();
      if (now) goOnFrom(now, rebased(before, getValues(), valuesOf(now)));
    }
    fail(`Not saved. ${faultWords(error)}`);
    const refused = error instanceof ApiError ? error.fields : {};
    for (const field of fields) {
      const message = refused[field];
      if (message !== undefined)
        setError(field as string as Path<Values>, { type: 'server', message });
    }
  };
  const settle = (typed: Values, saved: Saved<Kept>) => {
    const { now } = saved;
    const rest = changedFields(typed, getValues());
    forms.delete(name);
    if (!isAny(rest) && saved.photo === undefined) {
      isSaved.current = true;
      return of.onDone(now);
    }
    forms.set(nameOf(now), draftOf(rest, now, saved.photo, saved.fault));
    if (base === null) isSaved.current = true;
    else {
      goOnFrom(now, rebased(typed, getValues(), valuesOf(now)));
      setPhoto(saved.photo);
      if (saved.fault !== undefined) fail(saved.fault);
      setUnsaved('meanwhile');
    }
    of.onRest(now);
  };
  /**
   * Has `work` save what is typed, with what of it is otherwise than before; null: it has said why it did not. What it throws is said, by
   * field where it says which.
   */
  const save = (work: (typed: Values, wish: Partial<Values>) => Promise<Saved<Kept> | null>) =>
    handleSubmit(async (typed) => {
      setFault(null);
      try {
        const saved = await work(typed, changedFields(before, typed));
        if (saved !== null) settle(typed, saved);
      } catch (error) {
        await refuse(error);
      }
    })();

  return {
    form,
    values,
    base,
    photo,
    setPhoto,
    errorOf,
    isSubmitting,
    save,
    setFault,
    /** For FormState. */
    shown: {
      summary,
      faultBox,
      problems: fields.flatMap((field) => {
        const message = errorOf(field);
        if (message === undefined) return [];
        return [{ id: idOf(field), message: namedProblem(labels[field], message) }];
      }),
      fault,
      unsaved: isDirty ? unsaved : null,
      isOvertaken: isDirty && isOvertaken,
      onDiscard: () => {
        goOnFrom(latest);
        clearErrors();
        setPhoto(undefined);
        forms.delete(name);
      },
    },
  };
}

const isAny = (fields: object) => Object.keys(fields).length > 0;

const ofFields = (draft: FormDraft | undefined) => (draft?.of === 'fields' ? draft : undefined);

function draftOf(
  values: object,
  base: unknown,
  photo: Blob | null | undefined,
  fault?: string,
): FieldsDraft {
  return {
    of: 'fields',
    values: values as FieldsDraft['values'],
    base,
    ...(photo === undefined ? {} : { photo }),
    ...(fault === undefined ? {} : { fault }),
  };
}

function laterOf<Kept extends { version: number }>(base: Kept | null, now: Kept | null) {
  return now !== null && (base === null || now.version > base.version) ? now : base;
}
