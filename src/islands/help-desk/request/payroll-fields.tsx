import { Asked } from '../../forms/fields/conditional-field';
import { Pair } from '../../forms/fields/field-row';
import { TextBox } from '../../forms/fields/text-area';
import { DateInput, NumberInput } from '../../forms/fields/text-input';

/** Which pay period, for a pay stub or a question about pay. */
export function PeriodPart() {
  return (
    <Asked field="periodFrom">
      <Pair>
        <DateInput name="periodFrom" label="First day of the pay period" />
        <DateInput name="periodTo" label="Last day of the pay period" />
      </Pair>
    </Asked>
  );
}

/** What is wrong with the pay. */
export function PayrollPart() {
  return (
    <Asked field="hoursWorked">
      <Pair>
        <NumberInput name="hoursWorked" label="Hours you worked" hint="For example 37.5" decimals />
        <NumberInput
          name="hoursPaid"
          label="Hours you were paid for"
          hint="0 if you were not paid"
          decimals
        />
      </Pair>
      <TextBox
        name="payProblem"
        label="What is wrong?"
        hint="Days and visits that are missing, or the rate you expected. No client’s name, please: the first letters are enough."
      />
    </Asked>
  );
}
