import { forwardRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { faultMark } from '../error.styles';

type ErrorSummaryProps = {
  title?: string;
  /** What the heading is below: the page's own heading takes 'h2'. */
  heading?: 'h2' | 'h3';
  /** In the order of the form. */
  errors: Problem[];
};

/** `id` is that of the control, which the link takes the focus to, or `lead` leads to a place in it. What is mended stays, struck
 * through: nothing moves under who is typing. */
export type Problem = { id: string; message: string; mended?: boolean; lead?: () => void };

/** All that is wrong with a form, above it. Give it the focus (its ref) after a submit that was refused. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title = 'There is a problem', heading: Heading = 'h3', errors },
  ref,
) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} {...faultMark} tabIndex={-1} role="alert" css={boxStyle}>
      <Heading css={{ fontSize: '1.1875rem' }}>{title}</Heading>
      <ul css={{ marginTop: space[2], paddingInlineStart: space[5] }}>
        {errors.map(({ id, message, mended = false, lead }) => (
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
                if (lead) lead();
                else document.getElementById(id)?.focus();
              }}
            >
              {mended ? <s>{message}</s> : message}
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
