import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../theme/color';
import { radius } from '../theme/shape';
import { space } from '../theme/space';
import { type } from '../theme/type';

const tones = {
  teal: { background: color.tealSoft, color: color.tealStrong },
  coral: { background: color.coral, color: color.onCoral },
  plain: { background: color.sunken, color: color.muted },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
} as const;

/** A few words or a count that mark something. */
export function Badge({
  tone = 'teal',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
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
