import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import {
  employeeFields,
  employeeLabels,
  employeeStatuses,
  type EmployeeField,
} from '../../../contract/employees/constants';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { employeeRules } from '../../../contract/employees/form';
import { formProblems } from '../../../contract/forms/rules';
import { dayAt } from '../../../contract/shared/region-facts';
import { defaultRegion, regionIds } from '../../../contract/shared/regions';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { buttonsEndStyle } from '../../ui/buttons/button-row.styles';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { faultWords } from '../api/error-messages';
import { lowWindow } from '../components/styles/layout-size';
import { LanguagesField } from '../components/form/languages-field';
import { regionName } from '../components/region-name';
import { fieldRowsStyle } from '../components/form/field-grid.styles';
import { FormState } from '../components/form/form-status';
import { useRecordForm, type Saved } from '../components/form/use-record-form';
import { useStaff, type Staff } from '../hooks/session/use-staff';
import { staySigned } from '../api/assert-same-session';
import { valuesOf, type Values } from './form-values';
import { PhotoField, type PhotoFieldHandle } from './photo/photo-field';
import { useKeyOf } from '../api/use-idempotency-key';
import { addEmployee, changeEmployee, changePhoto } from './api';

type EmployeeFormProps = {
  /** Null: a new one. */
  employee: EmployeeDetail | null;
  /** Reads the employee anew. */
  onRefresh: () => Promise<EmployeeDetail | undefined>;
  /** Left out where the form stands beside the list. */
  onCancel?: () => void;
  /** It is saved, but for what was typed meanwhile, or its photo: that is still here, or of a new one waits in the form of `now`. */
  onRest: (now: EmployeeDetail) => void;
  onTyped?: () => void;
  /** It is saved: what to say, and how it stands then but for the history of its photo. */
  onDone: (words: string, now: EmployeeDetail) => void;
};

const nameOf = (employee: EmployeeDetail | null) => `employee:${employee?.id ?? 'new'}`;
/** The id of a field's control. */
export const idOf = (field: EmployeeField | 'photo') => `employee-${field}`;

const workHint = 'Shown in the e-mail signature';

/** The rules that the server holds to, as the form asks them. */
const problemsOf = (values: Values) =>
  formProblems(employeeRules(dayAt(defaultRegion, new Date())), values);

/** Adds an employee, or changes one. */
export function EmployeeForm(props: EmployeeFormProps) {
  const { employee, onRefresh, onCancel, onRest, onTyped, onDone } = props;
  const of = useRecordForm({
    nameOf,
    fields: employeeFields,
    labels: employeeLabels,
    idOf,
    record: employee,
    valuesOf,
    problemsOf,
    onRefresh,
    onRest,
    onDone: (now) => {
      const called = `${now.firstName} ${now.lastName}`.trim();
      onDone(employee === null ? `${called} is added.` : `${called} is saved.`, now);
    },
  });
  const { form, values, base, photo, setPhoto, errorOf, isSubmitting, shown } = of;
  const { register, setValue } = form;
  const keyOf = useKeyOf();
  const staff = useStaff();
  const [photoFault, setPhotoFault] = useState<string>();
  const photoField = useRef<PhotoFieldHandle>(null);

  const save = () =>
    of.save(async (typed, wish) => {
      setPhotoFault(undefined);
      const taken = (await photoField.current?.take()) ?? { photo };
      if ('problem' in taken) {
        of.setFault(`Not saved. ${taken.problem}`);
        return null;
      }
      staySigned(staff);
      let now = base;
      if (now === null) now = await addEmployee(typed, keyOf(typed));
      else if (Object.keys(wish).length > 0) now = await changeEmployee(now, wish);
      const sent = await sendPhoto(staff, now, taken.photo);
      setPhotoFault(sent.problem);
      // Also a picture that was chosen meanwhile is there.
      const later = await photoField.current?.take();
      const isOther = later !== undefined && 'photo' in later && later.photo !== taken.photo;
      return { ...sent, ...(isOther && { photo: later.photo }) };
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
      onChange={onTyped}
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
        <TextField {...field('workPhone')} hint={workHint} type="tel" optional />
        <TextField {...field('workEmail')} hint={workHint} type="email" optional />
        <TextField {...field('privatePhone')} type="tel" />
        <TextField {...field('privateEmail')} type="email" optional />
      </div>
      <PhotoField
        ref={photoField}
        id={idOf('photo')}
        employee={employee}
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

type Sent = Saved<EmployeeDetail> & { problem?: string };

/** Sends the photo of an employee whose fields are saved; undefined: it stays as it is. What fails is to be sent by the next press, alone. */
async function sendPhoto(
  staff: Staff,
  now: EmployeeDetail,
  photo: Blob | null | undefined,
): Promise<Sent> {
  if (photo === undefined) return { now };
  try {
    staySigned(staff);
    return { now: { ...now, photo: await changePhoto(now.id, photo) } };
  } catch (error) {
    const problem = faultWords(error);
    return { now, photo, problem, fault: `The employee is saved, the photo is not: ${problem}` };
  }
}

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  // What takes the focus, or comes into sight, does not lie below the foot that stays there (WCAG 2.4.11).
  '& *': { scrollMarginBlockEnd: '7rem' },
});
const gridStyle = css(fieldRowsStyle, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
});
/** Over the padding of what scrolls, or the form would show below it. */
const overPaddingStyle = css({ insetBlockEnd: `calc(-1 * ${space[5]})` });
const footStyle = css(buttonsEndStyle, {
  // In sight however long the form is.
  position: 'sticky',
  insetBlockEnd: 0,
  // In the list's place the page scrolls, which has no padding (in-sight-style.ts).
  [media.wide]: overPaddingStyle,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.paper,
  [lowWindow]: { position: 'static' },
  [media.largeLetters]: { position: 'static' },
});
const dialogFootStyle = css(overPaddingStyle, { background: color.raised });
