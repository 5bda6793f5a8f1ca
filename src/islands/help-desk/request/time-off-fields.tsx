import { timeOffKinds } from '../../../../contract/help-desk/form';
import { Asked } from '../../forms/fields/conditional-field';
import { Radios } from '../../forms/fields/choice-fields';
import { Pair } from '../../forms/fields/field-row';
import { DateInput, NumberInput } from '../../forms/fields/text-input';

/** When, how long, and which kind; why is nobody's business. */
export function TimeOffPart() {
  return (
    <Asked field="timeOffKind">
      <Radios name="timeOffKind" label="Which kind of time off?" choices={timeOffKinds} />
      <Pair>
        <DateInput name="firstDay" label="First day off" hint="From this day on you are away" />
        <DateInput name="lastDay" label="Last day off" hint="The same day for one day" />
      </Pair>
      <NumberInput
        name="timeOffHours"
        label="How many hours in all?"
        hint="For example 8 for one day of work"
        decimals
      />
    </Asked>
  );
}
