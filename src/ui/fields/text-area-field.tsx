import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { color } from '../../theme/color';
import { controlStyle, Field, hintStyle } from './field';

type TextAreaFieldProps = ComponentPropsWithoutRef<'textarea'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  limit: { most: number; left: number };
};

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField({ id, label, hint, error, optional, limit, ...rest }, ref) {
    const limitId = `${id}-limit`;
    const { most, left } = limit;
    // Announced only near the limit, not on every key.
    const near = left < most / 10;
    const spoken = left < 0 ? 'The text is too long' : near ? 'Almost at the limit' : '';
    return (
      <Field {...{ id, label, hint, error, optional }}>
        {(control) => (
          <>
            <textarea
              {...rest}
              {...control}
              aria-describedby={[control['aria-describedby'], limitId].filter(Boolean).join(' ')}
              ref={ref}
              css={[controlStyle, areaStyle]}
            />
            <span id={limitId} css={[hintStyle, left < 0 && css({ color: color.danger })]}>
              {formatLimit(most, left)}
            </span>
            <span role="status" css={hiddenStyle}>
              {spoken}
            </span>
          </>
        )}
      </Field>
    );
  },
);

function formatLimit(most: number, left: number): string {
  if (left === most) return `Up to ${formatNumber(most)} characters`;
  const count = Math.abs(left);
  const words = `${formatNumber(count)} ${count === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${words} too many` : `${words} left`;
}

const areaStyle = css({ minHeight: '7.5rem', lineHeight: 1.5, resize: 'vertical' });

const hiddenStyle = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
