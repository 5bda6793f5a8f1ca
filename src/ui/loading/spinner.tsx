import { css, keyframes } from '@emotion/react';
import { color } from '../../theme/tokens';
import { VisuallyHidden } from '../visually-hidden';

const spin = keyframes({ to: { transform: 'rotate(360deg)' } });

type SpinnerProps = {
  size?: string;
  /** Label for screen readers; without it the spinner is decorative. */
  label?: string;
};

/** Specification, section 1. */
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
        border: `max(2px, calc(${size} / 10)) solid ${color.primaryBorder}`,
        borderTopColor: color.primary,
        borderRadius: '50%',
        animation: `${spin} 0.9s linear infinite`,
        'button &': { borderColor: 'currentColor', borderTopColor: 'transparent' },
        // Forced colors would paint the whole ring in one color.
        '@media (forced-colors: active)': {
          '&, button &': { borderColor: 'GrayText', borderTopColor: 'Highlight' },
        },
      })}
    >
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
