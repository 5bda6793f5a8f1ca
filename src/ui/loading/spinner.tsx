import { css, keyframes } from '@emotion/react';
import { color } from '../../theme/color';
import { VisuallyHidden } from '../visually-hidden';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

type SpinnerProps = {
  /** Any CSS length. */
  size?: string;
  /** What is being waited for, for screen readers; without it the spinner is decoration beside words. */
  label?: string;
};

/** The teal spinner (specification section 1). Within a button it takes the colour of the text. */
export function Spinner({ size = '2.5rem', label }: SpinnerProps) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined || undefined}
      css={css({
        display: 'inline-block',
        flex: 'none',
        width: size,
        height: size,
        border: `max(2px, calc(${size} / 10)) solid ${color.tealLine}`,
        borderTopColor: color.teal,
        borderRadius: '50%',
        animation: `${turn} 0.9s linear infinite`,
        'button &': { borderColor: 'currentColor', borderTopColor: 'transparent' },
        // The visitor's own colors would make the ring of one color, which seems to stand still.
        '@media (forced-colors: active)': {
          '&, button &': { borderColor: 'GrayText', borderTopColor: 'Highlight' },
        },
      })}
    >
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
