import { useState } from 'react';
import { css } from '@emotion/react';
import { employeeStatuses, isPhoneField } from '../../../contract/employees/constants';
import {
  employeeFields,
  employeeLabels,
  getEmployeeRules,
  toEmployeeValues,
} from '../../../contract/employees/form';
import type { Employee, EmployeeDetail, EmployeeField } from '../../../contract/employees/schema';
import { validateForm } from '../../../contract/forms/rules';
import { formatPhone, normalizePhone } from '../../../contract/shared/phone';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Button } from '../../ui/buttons/button';
import { buttonsEndStyle } from '../../ui/buttons/button-row.styles';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/field';
import { assertSameSession, getErrorMessage } from '../api/errors';
import { callStaff } from '../api/staff-client';
import { useIdempotencyKey } from '../hooks/use-idempotency-key';
import { dialogFooterStyle } from '../components/dialog/dialog';
import { FormGroup } from '../components/form/form-group';
import { FormStatus } from '../components/form/form-status';
import { LanguagesField } from '../components/form/languages-field';
import { useRecordForm } from '../hooks/record-form/use-record-form';
import {
  shortWindow,
  fieldGridStyle,
  fieldsetStyle,
  stackStyle,
} from '../components/dashboard.styles';
import { useRegionNames, useStaff } from '../hooks/use-staff';
import { changePhoto, PhotoField } from './photo-field';

type Values = Record<EmployeeField, string>;

type EmployeeFormProps = {
  /** Null for a new employee. */
  employee: EmployeeDetail | null;
  onRefresh: () => Promise<EmployeeDetail | undefined>;
  onCancel: () => void;
  /** Saved, except for the photo or text typed during the save. */
  onPartlySaved: (employee: EmployeeDetail) => void;
  onSaved: (employee: EmployeeDetail) => void;
};

export const getFieldId = (field: EmployeeField | 'photo') => `employee-${field}`;

const emptyValues = Object.fromEntries(employeeFields.map((field) => [field, ''])) as Values;

/** Every field as text; the defaults of a new employee for null. */
export function toFormValues(employee: Employee | null): Values {
  if (employee === null) return { ...emptyValues, status: 'active' };
  const values = toEmployeeValues(employee);
  const { workPhone, privatePhone } = values;
  return {
    ...values,
    workPhone: formatPhone(workPhone),
    privatePhone: formatPhone(privatePhone),
  };
}

const findErrors = (values: Values) =>
  validateForm(getEmployeeRules(getOfficeDay(defaultRegion, new Date())), values);

/** A last day may be in the future. */
const statusChoices = { ...employeeStatuses, left: 'Left or leaving' };
const workHint = 'Shown in the email signature';

export function EmployeeForm(props: EmployeeFormProps) {
  const { employee, onRefresh, onCancel, onPartlySaved, onSaved } = props;
  const recordForm = useRecordForm({
    kind: 'employee',
    fields: employeeFields,
    labels: employeeLabels,
    getInputId: getFieldId,
    record: employee,
    toValues: toFormValues,
    findErrors,
    onRefresh,
    onPartlySaved,
    onDone: onSaved,
  });
  const { form, values, base, photo, isSubmitting } = recordForm;
  const { drafts } = useStaff();
  const getKeyHeaders = useIdempotencyKey();
  const [photoError, setPhotoError] = useState<string>();
  const [isPhotoLoading, setPhotoLoading] = useState(false);

  const submit = () =>
    recordForm.save(async (typed, changes) => {
      setPhotoError(undefined);
      let saved = base;
      if (saved === null) {
        saved = await callStaff('POST /employees', { body: typed, headers: getKeyHeaders(typed) });
      } else if (Object.keys(changes).length > 0) {
        const { id, version } = saved;
        const body = { ...changes, version };
        saved = await callStaff('PATCH /employees/:id', { params: { id }, body });
      }
      if (photo === undefined) return { record: saved };
      try {
        assertSameSession(drafts);
        return { record: { ...saved, photo: await changePhoto(saved.id, photo) } };
      } catch (error) {
        const message = getErrorMessage(error);
        setPhotoError(message);
        return {
          record: saved,
          unsavedPhoto: photo,
          error: `Saved, except for the photo: ${message}`,
        };
      }
    });
  const field = (name: EmployeeField) => ({
    id: getFieldId(name),
    label: employeeLabels[name],
    error: recordForm.getError(name),
    autoComplete: 'off',
    // Numbers copied from a phone start with +1.
    ...form.register(name, isPhoneField(name) ? { setValueAs: normalizePhone } : {}),
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      css={formStyle}
    >
      <FormStatus {...recordForm.status} />
      <FormGroup legend="Person">
        <div css={gridStyle}>
          <TextField {...field('firstName')} />
          <TextField {...field('lastName')} />
        </div>
        <LanguagesField
          id={getFieldId('languages')}
          label={employeeLabels.languages}
          optional
          value={values.languages}
          error={recordForm.getError('languages')}
          onValueChange={(languages) => recordForm.setField('languages', languages)}
        />
        <fieldset disabled={isSubmitting} css={fieldsetStyle}>
          <PhotoField
            id={getFieldId('photo')}
            employee={employee}
            name={`${values.firstName} ${values.lastName}`.trim()}
            photo={photo}
            error={photoError}
            onPhoto={(next) => {
              setPhotoError(undefined);
              recordForm.setPhoto(next);
            }}
            onLoading={setPhotoLoading}
          />
        </fieldset>
      </FormGroup>
      <FormGroup legend="Work contact">
        <div css={gridStyle}>
          <TextField {...field('workPhone')} hint={workHint} type="tel" optional />
          <TextField {...field('workEmail')} hint={workHint} type="email" optional />
        </div>
      </FormGroup>
      <FormGroup legend="Private contact">
        <div css={gridStyle}>
          <TextField {...field('privatePhone')} type="tel" />
          <TextField {...field('privateEmail')} type="email" optional />
        </div>
      </FormGroup>
      <FormGroup legend="Certificate">
        <div css={gridStyle}>
          <TextField {...field('certificateNumber')} optional />
          <TextField {...field('certificateExpires')} type="date" optional />
        </div>
      </FormGroup>
      <FormGroup legend="Employment">
        <div css={gridStyle}>
          <TextField {...field('title')} hint="For example, Home health aide" />
          <SelectField {...field('region')} choices={useRegionNames()} />
          <TextField {...field('hiredOn')} type="date" />
          <SelectField {...field('status')} choices={statusChoices} />
          {values.status === 'left' && (
            <TextField
              {...field('leftOn')}
              hint="They stay in the list through this day. The record is kept"
              type="date"
            />
          )}
        </div>
      </FormGroup>
      <div css={employee === null ? dialogFooterStyle : footerStyle}>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isPending={isSubmitting || isPhotoLoading}>
          {employee === null ? 'Add employee' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

const formStyle = css(stackStyle(space[6]), {
  // The sticky footer must not cover the focused field (WCAG 2.4.11).
  '& *': { scrollMarginBlockEnd: '7rem' },
});
const gridStyle = css(fieldGridStyle, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
});
const footerStyle = css(buttonsEndStyle, {
  position: 'sticky',
  insetBlockEnd: 0,
  // Covers the padding of the pane.
  [media.wide]: { insetBlockEnd: `calc(-1 * ${space[5]})` },
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.divider}`,
  background: color.background,
  [shortWindow]: { position: 'static' },
  [media.largeLetters]: { position: 'static' },
});
