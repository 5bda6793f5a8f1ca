import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { controlStyle, Field, type LabelProps } from './field';

type SelectFieldProps = ComponentPropsWithoutRef<'select'> &
  LabelProps & {
    /** Labels by value. Include '' to make the choice optional. */
    choices: Readonly<Record<string, string>>;
  };

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { id, label, hint, error, optional, choices, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(control) => (
        <select {...rest} {...control} ref={ref} css={controlStyle}>
          {'' in choices || <option value="">Please choose</option>}
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});
