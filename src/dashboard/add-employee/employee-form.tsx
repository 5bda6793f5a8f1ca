import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import {
  employeeFields,
  employeeLabels,
  employeeStatuses,
  type EmployeeField,
} from '../../../contract/employee-words';
import type { EmployeeDetail } from '../../../contract/employees';
import { employeeRules } from '../../../contract/forms/employee';
import { formProblems } from '../../../contract/forms/rules';
import { dayAt } from '../../../contract/region-facts';
import { defaultRegion, regionIds } from '../../../contract/regions';
import { ApiError } from '../../lib/api';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { faultWords } from '../parts/fault-words';
import { regionName } from '../parts/region-name';
import { useStaff } from '../parts/staff';
import { changedFields, rebased, valuesOf, type Values } from './employee-values';
import { LanguagesField } from '../parts/languages-field';
import { PhotoField } from './photo-field';
import { addEmployee, changeEmployee, changePhoto } from './save-employee';

type EmployeeFormProps = {
  /** Null: a new one. */
  employee: EmployeeDetail | null;
  /** Reads the employee anew. */
  onRefresh: () => Promise<EmployeeDetail | undefined>;
  onCancel: () => void;
  onDone: (words: string) => void;
};

const idOf = (field: EmployeeField | 'photo') => `employee-${field}`;

/** The rules that the server holds to, as the form asks them. */
const resolver: Resolver<Values> = (values) => {
  const problems = formProblems(employeeRules(dayAt(defaultRegion, new Date())), values);
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]),
  );
  return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/**
 * Adds an employee, or changes one. What is typed is kept when it is refused, and while the dialog is closed; what somebody else has
 * changed meanwhile is said, stands in the form where nothing else was typed, and the next press saves over it.
 */
export function EmployeeForm({ employee, onRefresh, onCancel, onDone }: EmployeeFormProps) {
  const { forms } = useStaff();
  const name = `employee:${employee?.id ?? 'new'}`;
  const [draft] = useState(() => forms.get(name));
  const [base, setBase] = useState(employee);
  const [photo, setPhoto] = useState(draft?.photo);
  const [fault, setFault] = useState<string | null>(null);
  const [photoFault, setPhotoFault] = useState<string>();
  const before = valuesOf(base);
  const form = useForm<Values>({
    defaultValues: { ...before, ...draft?.values },
    resolver,
    shouldFocusError: false,
  });
  const { register, handleSubmit, control, formState, setValue, setError, reset, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const values = useWatch({ control }) as Values;
  const summary = useRef<HTMLDivElement>(null);

  const changes = changedFields(before, values);
  const isDirty = Object.keys(changes).length > 0 || photo !== undefined;
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isSaved || !isDirty) forms.delete(name);
    else forms.set(name, { values: changes, ...(photo === undefined ? {} : { photo }) });
  });
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  /** What somebody else has made of it is what the next press changes. */
  const overtaken = async () => {
    const now = await onRefresh();
    if (!now) return;
    reset(rebased(before, getValues(), valuesOf(now)), { keepSubmitCount: true });
    setBase(now);
  };
  const save = handleSubmit(async (typed) => {
    setFault(null);
    setPhotoFault(undefined);
    let kept = base;
    try {
      if (kept === null) kept = await addEmployee(typed);
      else if (Object.keys(changedFields(before, typed)).length > 0) {
        kept = await changeEmployee(kept, changedFields(before, typed));
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await overtaken();
      setFault(faultWords(error));
      const fields = error instanceof ApiError ? error.fields : {};
      for (const field of employeeFields) {
        const message = fields[field];
        if (message !== undefined) setError(field, { type: 'server', message });
      }
      return;
    }
    if (photo !== undefined) {
      try {
        await changePhoto(kept.id, photo);
      } catch (error) {
        // The rest is saved: the next press sends the photo alone.
        setBase(kept);
        reset(valuesOf(kept), { keepSubmitCount: true });
        setPhotoFault(faultWords(error));
        setFault(`The employee is saved, the photo is not: ${faultWords(error)}`);
        return;
      }
    }
    setSaved(true);
    forms.delete(name);
    const called = `${typed.firstName} ${typed.lastName}`.trim();
    onDone(base === null ? `${called} is added.` : `${called} is saved.`);
  });
  const discard = () => {
    reset(before);
    setPhoto(undefined);
    forms.delete(name);
  };

  const problems = employeeFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ id: idOf(field), message }];
  });
  const field = (key: EmployeeField) => ({
    id: idOf(key),
    label: employeeLabels[key],
    error: errors[key]?.message,
    autoComplete: 'off',
    ...register(key),
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)} css={formStyle}>
      <ErrorSummary ref={summary} errors={problems} />
      {fault !== null && problems.length === 0 && (
        <p role="alert" css={{ color: color.danger, fontWeight: 700 }}>
          {fault}
        </p>
      )}
      {draft !== undefined && isDirty && (
        <p role="status">
          This was typed before and is not saved.{' '}
          <Button tone="quiet" onClick={discard}>
            Discard it
          </Button>
        </p>
      )}
      <div css={gridStyle}>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
        <TextField {...field('title')} hint="For example Home health aide" />
        <SelectField
          {...field('region')}
          choices={Object.fromEntries(regionIds.map((id) => [id, regionName(id)]))}
        />
        <TextField {...field('phone')} type="tel" />
        <TextField {...field('email')} type="email" optional />
      </div>
      <PhotoField
        id={idOf('photo')}
        employee={base}
        name={`${values.firstName} ${values.lastName}`.trim()}
        photo={photo}
        error={photoFault}
        onPhoto={setPhoto}
      />
      <LanguagesField
        id={idOf('languages')}
        label={employeeLabels.languages}
        optional
        value={values.languages}
        error={errors.languages?.message}
        onValue={(languages) => setValue('languages', languages, { shouldDirty: true })}
      />
      <div css={gridStyle}>
        <TextField {...field('hiredOn')} type="date" />
        <SelectField {...field('status')} choices={employeeStatuses} />
        {values.status === 'left' && (
          <TextField
            {...field('leftOn')}
            hint="The record is kept, and leaves the usual list"
            type="date"
          />
        )}
        <TextField {...field('certificateNumber')} optional />
        <TextField {...field('certificateExpires')} type="date" optional />
      </div>
      <div css={buttonsStyle}>
        <Button tone="outline" onClick={onCancel}>
          Close
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {employee === null ? 'Add employee' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const formStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
const buttonsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[3],
});
