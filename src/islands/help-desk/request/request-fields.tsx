import { useTranslation } from '../../../browser/hooks/use-translation';
import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { supplyDeliveryMethods, timeOffKinds } from '../../../../contract/help-desk/form';
import {
  maxSupplyQuantity,
  requestTypes,
  supplies,
  supplyIds,
  type HelpDeskType,
} from '../../../../contract/help-desk/constants';
import { color, space } from '../../../theme/tokens';
import { hintStyle, labelStyle } from '../../../ui/fields/field';
import {
  ConditionalField,
  RadioInput,
  TextArea,
  DateInput,
  HoursInput,
  TextInput,
} from '../../forms/fields/inputs';
import { FieldRow } from '../../forms/fields/person-fields';
import { QuantityField } from './quantity-field';

const types = Object.keys(requestTypes) as HelpDeskType[];

/** The type in a query such as '?type=pay-stub', or null. */
export function parseRequestType(search: string): HelpDeskType | null {
  const slug = new URLSearchParams(search).get('type');
  return types.find((type) => requestTypes[type].slug === slug) ?? null;
}

/** The page's query may preselect a type. */
export function TypeField() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const type = parseRequestType(window.location.search);
    // A click, so that the form updates.
    if (type !== null) box.current?.querySelector<HTMLInputElement>(`[value="${type}"]`)?.click();
  }, []);
  return (
    <div ref={box} css={oneColumnStyle}>
      <RadioInput name="type" label="What do you need?" choices={choices} />
    </div>
  );
}

const oneColumnStyle = css({ '& [role="radiogroup"] > div': { gridTemplateColumns: '1fr' } });

const choices = Object.fromEntries(types.map((type) => [type, <Choice key={type} type={type} />]));

function Choice({ type }: { type: HelpDeskType }) {
  const { translate } = useTranslation();
  const { label, hint } = requestTypes[type];
  return (
    <span>
      <strong>{translate(label)}</strong>
      <span css={css({ display: 'block', color: color.muted, fontSize: '1rem' })}>
        {translate(hint)}
      </span>
    </span>
  );
}

/**
 * The fields of all types; each is visible only if the chosen type needs it.
 * @param isReorder the quantities of an earlier order were filled in
 */
export function RequestFields({ isReorder }: { isReorder: boolean }) {
  return (
    <>
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
      <PayrollFields />
      <SuppliesFields isReorder={isReorder} />
      <TimeOffFields />
      <TextArea name="note" label="Anything else the office should know?" rows={3} />
    </>
  );
}

function PayrollFields() {
  return (
    <>
      <ConditionalField field="periodFrom">
        <FieldRow>
          <DateInput name="periodFrom" label="First day of the pay period" />
          <DateInput name="periodTo" label="Last day of the pay period" />
        </FieldRow>
      </ConditionalField>
      <ConditionalField field="hoursWorked">
        <FieldRow>
          <HoursInput name="hoursWorked" label="Hours you worked" hint="For example, 37.5" />
          <HoursInput
            name="hoursPaid"
            label="Hours you were paid for"
            hint="0 if you were not paid"
          />
        </FieldRow>
      </ConditionalField>
      <TextArea
        name="payProblem"
        label="What’s wrong?"
        hint="For example, missing days or visits, or the rate you expected. Please use a client’s initials, not their name."
      />
    </>
  );
}

function SuppliesFields({ isReorder }: { isReorder: boolean }) {
  const { translate } = useTranslation();
  return (
    <ConditionalField field="supplyWay">
      <div role="group" aria-labelledby="supplies-label" css={{ display: 'grid', gap: space[1] }}>
        <p id="supplies-label" css={labelStyle}>
          {translate('How many do you need?')}
        </p>
        <p css={hintStyle}>
          {translate(`Up to ${maxSupplyQuantity} of each. Leave the rest blank.`)}
        </p>
        <p role="status" css={reorderStyle}>
          {isReorder &&
            translate('We filled in the quantities of your earlier order. Please check them.')}
        </p>
        <ul css={listStyle}>
          {supplyIds.map((id) => (
            <QuantityField key={id} id={id} label={translate(supplies[id])} />
          ))}
        </ul>
      </div>
      <TextInput name="otherSupplies" label="Anything else, and how many?" autoComplete="off" />
      <RadioInput
        name="supplyWay"
        label="How do you want to get them?"
        choices={supplyDeliveryMethods}
      />
      <TextArea name="supplyAddress" label="Mailing address" rows={3} />
    </ConditionalField>
  );
}

function TimeOffFields() {
  return (
    <>
      <RadioInput name="timeOffKind" label="What kind of time off?" choices={timeOffKinds} />
      <ConditionalField field="firstDay">
        <FieldRow>
          <DateInput name="firstDay" label="First day off" />
          <DateInput name="lastDay" label="Last day off" hint="For one day, enter the same day" />
        </FieldRow>
      </ConditionalField>
      <HoursInput
        name="timeOffHours"
        label="How many hours in all?"
        hint="For example, 8 for one workday"
      />
    </>
  );
}

const reorderStyle = css({ fontWeight: 700, '&:empty': { display: 'none' } });
const listStyle = css({ padding: 0, listStyle: 'none', lineHeight: 1.3 });
