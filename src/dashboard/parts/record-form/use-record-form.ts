import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type DefaultValues, type Path, type Resolver } from 'react-hook-form';
import { ApiError } from '../../../lib/api';
import { faultWords } from '../fault-words';
import { useStaff } from '../staff';
import { changedFields, rebased } from './changed-fields';
import { useHandedOver } from './use-handed-over';

type RecordForm<Field extends string, Kept> = {
  /** Under which what is typed is kept while one is elsewhere: 'job:new'. */
  name: string;
  fields: readonly Field[];
  idOf: (field: Field) => string;
  /** Null: a new one. */
  record: Kept | null;
  valuesOf: (record: Kept | null) => Record<Field, string>;
  /** What is wrong with what is typed, by the rules that the server holds to. */
  problemsOf: (values: Record<Field, string>) => Partial<Record<string, string>>;
  /** Reads the record anew. */
  onRefresh: () => Promise<Kept | undefined>;
  /** What was refused before the form was opened, by field. */
  refused?: Readonly<Record<string, string>> | undefined;
};

/**
 * The form of a record that staff keep. What is typed is kept when it is refused, and while one is elsewhere in the dashboard, with the
 * record on which it was typed: it is saved at that one's version. What somebody else has changed meanwhile is refused and said, stands
 * in the form where nothing else was typed, and the next press saves over it.
 */
export function useRecordForm<Field extends string, Kept extends { version: number }>(
  of: RecordForm<Field, Kept>,
) {
  type Values = Record<Field, string>;
  const { name, fields, idOf, valuesOf, problemsOf, onRefresh } = of;
  const { forms } = useStaff();
  const [draft] = useState(() => forms.get(name));
  const [base, setBase] = useState(draft === undefined ? of.record : (draft.base as Kept | null));
  const [photo, setPhoto] = useState(draft?.photo);
  const [fault, setFault] = useState(draft?.fault ?? null);
  const [isSaved, setSaved] = useState(false);
  const before = valuesOf(base);
  const form = useForm<Values>({
    defaultValues: { ...before, ...draft?.values } as DefaultValues<Values>,
    resolver: resolverOf(problemsOf),
    shouldFocusError: false,
  });
  const { handleSubmit, control, formState, setError, reset, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const latest = laterOf(base, of.record);
  const values = useWatch({ control }) as Values;
  const summary = useRef<HTMLDivElement>(null);
  const errorOf = (field: Field): string | undefined =>
    (errors as Partial<Record<Field, { message?: string }>>)[field]?.message;

  const changes = changedFields(before, values) as Readonly<Record<string, string>>;
  const isDirty = Object.keys(changes).length > 0 || photo !== undefined;
  useEffect(() => {
    if (isSaved || !isDirty) forms.delete(name);
    else forms.set(name, { values: changes, base, ...(photo === undefined ? {} : { photo }) });
  });
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  useHandedOver({ form, fields, refused: of.refused, summary });

  /** Goes on from how the record stands now: that is what the next press changes. */
  const goOnFrom = (now: Kept, next: Values = valuesOf(now)) => {
    reset(next, { keepSubmitCount: true });
    setBase(now);
  };
  const refuse = async (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) {
      const now = await onRefresh();
      if (now) goOnFrom(now, rebased(before, getValues(), valuesOf(now)));
    }
    setFault(faultWords(error));
    const refused = error instanceof ApiError ? error.fields : {};
    for (const field of fields) {
      const message = refused[field];
      if (message !== undefined)
        setError(field as string as Path<Values>, { type: 'server', message });
    }
  };
  /** Has `work` save what is typed, with what of it is otherwise than before; what it throws is said, by field where it says which. */
  const save = (work: (typed: Values, wish: Partial<Values>) => Promise<void>) =>
    handleSubmit(async (typed) => {
      setFault(null);
      await work(typed, changedFields(before, typed)).catch(refuse);
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
    goOnFrom,
    setFault,
    /** Nothing is left to be kept under this form's name. */
    done: () => {
      setSaved(true);
      forms.delete(name);
    },
    /** For FormState. */
    shown: {
      summary,
      problems: fields.flatMap((field) => {
        const message = errorOf(field);
        return message === undefined ? [] : [{ id: idOf(field), message }];
      }),
      fault,
      isKept: draft !== undefined && isDirty,
      isOvertaken: latest !== base,
      onDiscard: () => {
        reset(valuesOf(latest));
        setBase(latest);
        setPhoto(undefined);
        forms.delete(name);
      },
    },
  };
}

function laterOf<Kept extends { version: number }>(base: Kept | null, now: Kept | null) {
  return now !== null && (base === null || now.version > base.version) ? now : base;
}

function resolverOf<Field extends string>(
  problemsOf: RecordForm<Field, unknown>['problemsOf'],
): Resolver<Record<Field, string>> {
  return (values) => {
    const problems = Object.entries(problemsOf(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
