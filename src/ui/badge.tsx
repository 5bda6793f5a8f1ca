import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, radius, type } from '../theme/tokens';

const tones = {
  plain: { background: color.surfaceSunken, color: color.muted },
  // The outline separates it from a selected row.
  primary: {
    background: color.primarySoft,
    color: color.primaryStrong,
    boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
  },
  strong: { background: color.primary, color: color.onPrimary },
  success: { background: color.successSoft, color: color.success },
  danger: { background: color.dangerSoft, color: color.danger },
  warning: { background: color.warningSoft, color: color.warning },
} as const;

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      css={css(
        {
          display: 'inline-block',
          padding: `0.1em ${space[3]}`,
          borderRadius: radius.round,
          fontSize: type.size.small,
          fontWeight: type.weight.medium,
          fontVariantNumeric: 'tabular-nums',
        },
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
