import { timeOffKinds } from '../../../../contract/help-desk/form';
import { ConditionalField } from '../../forms/fields/conditional-field';
import { FieldRow } from '../../forms/fields/field-row';
import { RadioInput } from '../../forms/fields/radio-input';
import { DateInput, HoursInput } from '../../forms/fields/text-input';

export function TimeOffFields() {
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
