import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { controlStyle, Field } from './field';

type Named = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
};

export const TextField = forwardRef<HTMLInputElement, Named & ComponentPropsWithoutRef<'input'>>(
  function TextField({ id, label, hint, error, optional, ...rest }, ref) {
    return (
      <Field {...{ id, label, hint, error, optional }}>
        {(control) => <input type="text" {...rest} {...control} ref={ref} css={controlStyle} />}
      </Field>
    );
  },
);
