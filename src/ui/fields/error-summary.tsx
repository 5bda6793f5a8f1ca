import { forwardRef } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from '../../browser/hooks/use-translation';
import { color, space, radius } from '../../theme/tokens';

export const errorMarker = { 'data-error': '' } as const;
export const errorSelector = '[data-error]';

export const errorBoxStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});

type ErrorSummaryProps = {
  heading?: 'h2' | 'h3';
  /** In the order of the form. */
  errors: FormError[];
};

/** `id` is the control's id. Fixed errors are struck through, not removed, so nothing moves while typing. */
export type FormError = { id: string; message: string; isFixed?: boolean; focusField?: () => void };

/** Move focus to its ref after a failed submit. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { heading: Heading = 'h3', errors },
  ref,
) {
  const { translate } = useTranslation();
  if (errors.length === 0) return null;
  return (
    <div ref={ref} {...errorMarker} tabIndex={-1} role="alert" css={boxStyle}>
      <Heading css={{ fontSize: '1.1875rem' }}>{translate('There is a problem')}</Heading>
      <ul css={{ marginTop: space[2], paddingInlineStart: space[5] }}>
        {errors.map(({ id, message, isFixed = false, focusField }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              css={{
                display: 'block',
                paddingBlock: space[2],
                color: color.danger,
                fontWeight: 700,
                lineHeight: 1.5,
              }}
              onClick={(event) => {
                event.preventDefault();
                if (focusField) focusField();
                else document.getElementById(id)?.focus();
              }}
            >
              {isFixed ? <s>{translate(message)}</s> : translate(message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

const boxStyle = css({
  padding: space[4],
  border: `3px solid ${color.danger}`,
  borderRadius: radius.small,
  background: color.surface,
});
