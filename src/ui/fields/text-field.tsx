import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { controlStyle, Field, type LabelProps } from './field';

type TextFieldProps = ComponentPropsWithoutRef<'input'> & LabelProps;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { id, label, hint, error, advice, optional, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, advice, optional }}>
      {(control) => <input type="text" {...rest} {...control} ref={ref} css={controlStyle} />}
    </Field>
  );
});
