import { useId } from 'react';
import { controlStyle, Field } from '../../../ui/fields/field';
import { denseFilterStyle, filterStyle } from './filter.styles';

type SelectFilterProps<Value extends string> = {
  label: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onValue: (value: Value) => void;
  dense?: boolean;
};

export function SelectFilter<Value extends string>({
  label,
  choices,
  value,
  onValue,
  dense = false,
}: SelectFilterProps<Value>) {
  const values = Object.keys(choices) as Value[];
  return (
    <div css={dense ? denseFilterStyle : filterStyle}>
      <Field id={useId()} label={label}>
        {(control) => (
          <select
            {...control}
            value={value}
            onChange={(event) => {
              const next = values.find((one) => one === event.target.value);
              if (next !== undefined) onValue(next);
            }}
            css={controlStyle}
          >
            {values.map((one) => (
              <option key={one} value={one}>
                {choices[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
