import { ConditionalField, TextArea, DateInput, HoursInput } from '../../forms/fields/inputs';
import { FieldRow } from '../../forms/fields/person-fields';

export function PayPeriodFields() {
  return (
    <ConditionalField field="periodFrom">
      <FieldRow>
        <DateInput name="periodFrom" label="First day of the pay period" />
        <DateInput name="periodTo" label="Last day of the pay period" />
      </FieldRow>
    </ConditionalField>
  );
}

export function PayrollFields() {
  return (
    <ConditionalField field="hoursWorked">
      <FieldRow>
        <HoursInput name="hoursWorked" label="Hours you worked" hint="For example, 37.5" />
        <HoursInput
          name="hoursPaid"
          label="Hours you were paid for"
          hint="0 if you were not paid"
        />
      </FieldRow>
      <TextArea
        name="payProblem"
        label="What is wrong?"
        hint="For example, missing days or visits, or the rate you expected. Please use a client’s initials, not their name."
      />
    </ConditionalField>
  );
}
