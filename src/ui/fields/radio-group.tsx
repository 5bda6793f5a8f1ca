import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from '../../browser/hooks/use-translation';
import { color, space, radius, target } from '../../theme/tokens';
import { Field, type LabelProps } from './field';

type RadioGroupProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value'> &
  LabelProps & {
    /** Labels by value. */
    choices: Readonly<Record<string, ReactNode>>;
    initialValue?: string | undefined;
  };

/** `id` is the id of the first radio button. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    choices,
    initialValue,
    required = false,
    ...rest
  } = props;
  const { translate } = useTranslation();
  return (
    <Field {...{ id, label, hint, error, optional }} group={{ isRequired: required }}>
      {() => (
        <div css={choicesStyle}>
          {Object.entries(choices).map(([value, text], index) => (
            <label key={value} css={choiceStyle}>
              <input
                {...rest}
                id={index === 0 ? id : `${id}-${index}`}
                type="radio"
                value={value}
                defaultChecked={value === initialValue}
                required={required}
              />
              {typeof text === 'string' ? translate(text) : text}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

export const choicesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space[2],
  marginTop: space[1],
});

export const choiceStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { borderColor: color.primary },
  '&:has(:checked)': { borderColor: color.primary, background: color.primarySoft },
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: color.primary,
  },
});
