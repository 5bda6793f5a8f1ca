import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { controlStyle, Field } from './field';

type Named = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
};

/** A line of text with its label; takes every attribute of an input. */
export const TextField = forwardRef<HTMLInputElement, Named & ComponentPropsWithoutRef<'input'>>(
  function TextField({ id, label, hint, error, optional, ...rest }, ref) {
    return (
      <Field {...{ id, label, hint, error, optional }}>
        {(control) => <input type="text" {...rest} {...control} ref={ref} css={controlStyle} />}
      </Field>
    );
  },
);

/** Several lines of text with their label. */
export const TextAreaField = forwardRef<
  HTMLTextAreaElement,
  Named & ComponentPropsWithoutRef<'textarea'>
>(function TextAreaField({ id, label, hint, error, optional, ...rest }, ref) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          ref={ref}
          css={[controlStyle, css({ resize: 'vertical' })]}
        />
      )}
    </Field>
  );
});

/** One choice of several; the options are its children. */
export const SelectField = forwardRef<
  HTMLSelectElement,
  Named & ComponentPropsWithoutRef<'select'>
>(function SelectField({ id, label, hint, error, optional, ...rest }, ref) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(control) => <select {...rest} {...control} ref={ref} css={controlStyle} />}
    </Field>
  );
});
