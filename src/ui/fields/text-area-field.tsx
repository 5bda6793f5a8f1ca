import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { formatCount, formatNumber } from '../../../contract/shared/text/format-number';
import { useTranslation } from '../../browser/hooks/use-translation';
import { color } from '../../theme/tokens';
import { visuallyHidden } from '../visually-hidden';
import { controlStyle, Field, hintStyle, type LabelProps } from './field';

type TextAreaFieldProps = ComponentPropsWithoutRef<'textarea'> &
  LabelProps & {
    /** Characters. */
    limit: { max: number; left: number };
  };

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(
  function TextAreaField({ id, label, hint, error, optional, limit, ...rest }, ref) {
    const { translate } = useTranslation();
    const limitId = `${id}-limit`;
    const { max, left } = limit;
    // Announced only near the limit, not on every key.
    const isNear = left < max / 10;
    const announcement = left < 0 ? 'The text is too long' : isNear ? 'Almost at the limit' : '';
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
              {translate(formatLimit(max, left))}
            </span>
            <span role="status" css={visuallyHidden}>
              {translate(announcement)}
            </span>
          </>
        )}
      </Field>
    );
  },
);

function formatLimit(max: number, left: number): string {
  if (left === max) return `Up to ${formatNumber(max)} characters`;
  const text = formatCount(Math.abs(left), 'character');
  return left < 0 ? `${text} too many` : `${text} left`;
}

const areaStyle = css({ minHeight: '7.5rem', lineHeight: 1.5, resize: 'vertical' });
