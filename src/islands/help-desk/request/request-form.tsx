import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { getHelpDeskRules, timeOffKinds } from '../../../../contract/help-desk/form';
import { telHref } from '../../../../contract/shared/phone';
import type { FormValues } from '../../../../contract/forms/rules';
import type { HelpDeskReceipt } from '../../../../contract/forms/schema';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { cardStyle } from '../../../ui/card.styles';
import {
  ConditionalField,
  RadioInput,
  TextArea,
  DateInput,
  HoursInput,
  TextInput,
} from '../../forms/fields/inputs';
import { FieldRow, EmailInput, NameFields, PhoneInput } from '../../forms/fields/person-fields';
import { RegionField } from '../../forms/fields/region-field';
import { PublicForm } from '../../forms/public-form';
import { useFormOffice, type FormOffices } from '../../forms/use-form-office';
import { fillQuantities } from '../reorder-state';
import { PayPeriodFields, PayrollFields } from './payroll-fields';
import { Receipt } from './receipt';
import { SuppliesFields } from './supplies-fields';
import { TypeField } from './type-field';

type RequestFormProps = FormOffices & {
  /** The page's query. */
  search: string;
  /** The page's navigation state, which may hold quantities to reorder. */
  state: unknown;
};

const { type, firstName, lastName, contact, email, region, ...typeRules } = getHelpDeskRules(
  new Date(),
);
const personRules = { firstName, lastName, contact, email, region };
/** In the order of this form: the request first, then the person. */
const rules = { type, ...typeRules, ...personRules };

/** A caregiver's request to the office; the form asks only what the type needs. */
export function RequestForm({ search, state, ...offices }: RequestFormProps) {
  const { office, fixedValues, regionField } = useFormOffice(offices);
  const box = useRef<HTMLDivElement>(null);
  const [isReorder, setReorder] = useState(false);
  /** The sender of the previous request, for the next one. */
  const [person, setPerson] = useState<FormValues>({});
  useEffect(() => {
    const form = box.current?.querySelector('form');
    if (form) setReorder(fillQuantities(form, state));
  }, [state]);
  return (
    <div ref={box} css={boxStyle}>
      <noscript>
        <p css={noticeStyle}>
          Choose what you need, and its questions appear below. If they don’t, choose “Something
          else” and write what you need, or call{' '}
          <a href={telHref(offices.defaultOffice.phone)}>{offices.defaultOffice.phone}</a>.
        </p>
      </noscript>
      <div css={cardStyle}>
        <PublicForm<HelpDeskReceipt>
          id="request-form"
          path="/helpDesk"
          rules={rules}
          fixedValues={fixedValues}
          submitLabel="Send my request"
          phone={office.phone}
          onSent={(_receipt, texts) => {
            setReorder(false);
            const names = Object.keys(personRules);
            setPerson(Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])));
          }}
          renderSent={(receipt, restart) => <Receipt receipt={receipt} onRestart={restart} />}
        >
          <TypeField search={search} />
          <ConditionalField field="message">
            <TextInput
              name="subject"
              label="What is it about?"
              hint="A few words, for example: letter for my landlord"
              autoComplete="off"
            />
            <TextArea
              name="message"
              label="What do you need?"
              hint="Please leave out health details, and use a client’s initials, not their name."
            />
          </ConditionalField>
          <PayPeriodFields />
          <PayrollFields />
          <SuppliesFields isReorder={isReorder} />
          <TimeOffFields />
          <ConditionalField field="note">
            <TextArea name="note" label="Anything else the office should know?" rows={3} />
          </ConditionalField>
          <h3 css={css({ marginTop: space[3] })}>About you</h3>
          <NameFields initial={person} />
          <PhoneInput initial={person['contact']} />
          <EmailInput initial={person['email']} />
          <RegionField label="Which office do you work for?" {...regionField} />
        </PublicForm>
      </div>
    </div>
  );
}

function TimeOffFields() {
  return (
    <ConditionalField field="timeOffKind">
      <RadioInput name="timeOffKind" label="What kind of time off?" choices={timeOffKinds} />
      <FieldRow>
        <DateInput name="firstDay" label="First day off" />
        <DateInput name="lastDay" label="Last day off" hint="For one day, enter the same day" />
      </FieldRow>
      <HoursInput
        name="timeOffHours"
        label="How many hours in all?"
        hint="For example, 8 for one workday"
      />
    </ConditionalField>
  );
}

const boxStyle = css({ display: 'grid', gap: space[5], maxWidth: '44rem' });

const noticeStyle = css({
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
});
