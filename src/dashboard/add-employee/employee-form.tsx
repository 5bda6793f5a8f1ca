import { useRef, useState } from 'react';
import { css } from '@emotion/react';
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
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonsEndStyle } from '../../ui/button-row-style';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { faultWords } from '../parts/fault-words';
import { LanguagesField } from '../parts/languages-field';
import { regionName } from '../parts/region-name';
import { FormState } from '../parts/record-form/form-state';
import { hintBelowStyle } from '../parts/record-form/hint-below-style';
import { useRecordForm } from '../parts/record-form/use-record-form';
import { useStaff } from '../parts/staff';
import { valuesOf, type Values } from './employee-values';
import { PhotoField, type PhotoFieldHandle } from './photo-field';
import { useKeyOf } from '../parts/use-key-of';
import { addEmployee, changeEmployee, changePhoto } from './save-employee';

type EmployeeFormProps = {
  /** Null: a new one. */
  employee: EmployeeDetail | null;
  /** Reads the employee anew. */
  onRefresh: () => Promise<EmployeeDetail | undefined>;
  /** Left out where the form stands beside the list. */
  onCancel?: () => void;
  /** A new one is added, but its photo is not: that waits in the form of this employee. */
  onAdded: (employee: EmployeeDetail) => void;
  /** It is saved: what to say, and how it stands then but for the history of its photo. */
  onDone: (words: string, now: EmployeeDetail) => void;
};

const nameOf = (employee: EmployeeDetail | null) => `employee:${employee?.id ?? 'new'}`;
const idOf = (field: EmployeeField | 'photo') => `employee-${field}`;

/** The rules that the server holds to, as the form asks them. */
const problemsOf = (values: Values) =>
  formProblems(employeeRules(dayAt(defaultRegion, new Date())), values);

/** Adds an employee, or changes one. */
export function EmployeeForm({
  employee,
  onRefresh,
  onCancel,
  onAdded,
  onDone,
}: EmployeeFormProps) {
  const { forms } = useStaff();
  const of = useRecordForm({
    name: nameOf(employee),
    fields: employeeFields,
    idOf,
    record: employee,
    valuesOf,
    problemsOf,
    onRefresh,
  });
  const { form, values, base, photo, setPhoto, errorOf, isSubmitting, done, shown } = of;
  const { register, setValue } = form;
  const keyOf = useKeyOf();
  const [photoFault, setPhotoFault] = useState<string>();
  const photoField = useRef<PhotoFieldHandle>(null);

  const save = () =>
    of.save(async (typed, wish) => {
      setPhotoFault(undefined);
      const taken = (await photoField.current?.take()) ?? { photo };
      if ('problem' in taken) return of.setFault(`Not saved. ${taken.problem}`);
      let kept = base;
      if (kept === null) {
        kept = await addEmployee(typed, keyOf(typed));
        done();
      } else if (Object.keys(wish).length > 0) kept = await changeEmployee(kept, wish);
      if (taken.photo !== undefined) {
        try {
          kept = { ...kept, photo: await changePhoto(kept.id, taken.photo) };
        } catch (error) {
          const fault = `The employee is saved, the photo is not: ${faultWords(error)}`;
          if (base === null) {
            forms.set(nameOf(kept), { values: {}, base: kept, photo: taken.photo, fault });
            return onAdded(kept);
          }
          // The rest is saved: the next press sends the photo alone.
          of.goOnFrom(kept);
          setPhotoFault(faultWords(error));
          of.setFault(fault);
          return;
        }
      }
      done();
      const called = `${typed.firstName} ${typed.lastName}`.trim();
      onDone(base === null ? `${called} is added.` : `${called} is saved.`, kept);
    });
  const field = (key: EmployeeField) => ({
    id: idOf(key),
    label: employeeLabels[key],
    error: errorOf(key),
    autoComplete: 'off',
    ...register(key),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      css={formStyle}
    >
      <FormState {...shown} />
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
        ref={photoField}
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
        error={errorOf('languages')}
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
      <div css={[footStyle, employee === null && dialogFootStyle]}>
        {onCancel && (
          <Button tone="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          {employee === null ? 'Add employee' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const formStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
const gridStyle = css(hintBelowStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
const footStyle = css(buttonsEndStyle, {
  // In sight however long the form is.
  position: 'sticky',
  // Over the padding of what scrolls, or the form would show below it.
  insetBlockEnd: `calc(-1 * ${space[5]})`,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.paper,
});
const dialogFootStyle = css({ background: color.raised });
