import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { controlStyle, Field } from './field';

type SelectFieldProps = ComponentPropsWithoutRef<'select'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
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
          {Object.entries(choices).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});
