import { useId } from 'react';
import { controlStyle, Field } from '../../../ui/fields/field';
import { denseFilterStyle, filterStyle } from './filter.styles';

type FilterSelectProps<Value extends string> = {
  label: string;
  /** Value -> what people read, in their order. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onValue: (value: Value) => void;
  /** In a narrow pane. */
  dense?: boolean;
};

/** A choice of what is listed, in the browser's own list. */
export function FilterSelect<Value extends string>({
  label,
  choices,
  value,
  onValue,
  dense = false,
}: FilterSelectProps<Value>) {
  const values = Object.keys(choices) as Value[];
  return (
    <div css={dense ? denseFilterStyle : filterStyle}>
      <Field id={useId()} label={label}>
        {(control) => (
          <select
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = values.find((one) => one === event.target.value);
              if (chosen !== undefined) onValue(chosen);
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
