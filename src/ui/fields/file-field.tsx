import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { color, space, radius } from '../../theme/tokens';
import { controlStyle, Field, type LabelProps } from './field';

type FileFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & LabelProps;

export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  { id, label, hint, error, optional, ...rest },
  ref,
) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(control) => (
        <input {...rest} {...control} ref={ref} type="file" css={[controlStyle, fileStyle]} />
      )}
    </Field>
  );
});

const fileStyle = css({
  padding: space[2],
  borderStyle: 'dashed',
  cursor: 'pointer',
  '&::file-selector-button': {
    minHeight: '2.25rem',
    marginInlineEnd: space[3],
    padding: `${space[1]} ${space[3]}`,
    border: `1.5px solid ${color.border}`,
    borderRadius: radius.small,
    background: color.surfaceSunken,
    color: color.text,
    font: 'inherit',
    fontSize: '1rem',
    cursor: 'pointer',
  },
});
