import { type ReactNode, forwardRef, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from '../../browser/hooks/use-translation';
import { color, space, radius, target, type } from '../../theme/tokens';

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type LabelProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Advice about the error, or a warning. */
  advice?: ReactNode;
  optional?: boolean;
};

type FieldProps = LabelProps & {
  /** For a label of several radio buttons. */
  group?: { isRequired: boolean };
  children: (control: ControlProps) => ReactNode;
};

export function Field(props: FieldProps) {
  const { translate } = useTranslation();
  const show = (text: ReactNode) => (typeof text === 'string' ? translate(text) : text);
  const { id, label, hint, error, advice, optional = false, group, children } = props;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const adviceId = advice === undefined || advice === false ? undefined : `${id}-advice`;
  const description = {
    'aria-describedby': [hintId, errorId, adviceId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error !== undefined || undefined,
  };
  const labelText = (
    <>
      {show(label)}
      {optional && (
        <span css={{ fontWeight: type.weight.regular }}> {translate('(optional)')}</span>
      )}
    </>
  );
  const groupProps = group && {
    ...description,
    role: 'radiogroup',
    'aria-labelledby': `${id}-label`,
    'aria-required': group.isRequired,
  };
  return (
    <div {...groupProps} css={[fieldStyle, error !== undefined && invalidStyle]}>
      {group ? (
        <p id={`${id}-label`} css={labelStyle}>
          {labelText}
        </p>
      ) : (
        <label htmlFor={id} css={labelStyle}>
          {labelText}
        </label>
      )}
      {hint !== undefined && (
        <span id={hintId} css={hintStyle}>
          {show(hint)}
        </span>
      )}
      {children({ id, ...description })}
      {error !== undefined && (
        <span id={errorId} css={errorStyle}>
          {show(error)}
        </span>
      )}
      {adviceId !== undefined && <span id={adviceId}>{advice}</span>}
    </div>
  );
}

const fieldStyle = css({ display: 'grid', gap: space[1], minWidth: 0 });

export const invalidStyle = css({
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.danger}`,
});

export const labelStyle = css({ fontSize: type.size.label, fontWeight: type.weight.bold });

export const hintStyle = css({ color: color.muted, fontSize: type.size.small });

export const errorStyle = css({
  color: color.danger,
  fontWeight: type.weight.bold,
  fontSize: type.size.label,
});

/** At least 16 px, or iOS zooms in. */
export const controlStyle = css({
  width: '100%',
  minHeight: target,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  fontSize: '1.0625rem',
  // The default placeholder color is too faint on dark backgrounds.
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:hover': { borderColor: color.primary },
  '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: 2 },
  '&:focus-visible': { outlineOffset: 1, borderRadius: radius.small },
});

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
