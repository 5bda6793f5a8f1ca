import { css, keyframes } from '@emotion/react';
import { color, radius } from '../../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

type SkeletonProps = { width?: string; height?: string };

export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      css={css({
        display: 'block',
        width,
        height,
        borderRadius: radius.small,
        background: color.divider,
        animation: `${breathe} 1.6s ease-in-out infinite`,
      })}
    />
  );
}
