import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../theme/color';
import { radius } from '../theme/shape';
import { space } from '../theme/space';
import { Icon } from '../ui/icons/icon';
import type { IconName } from '../ui/icons/icon-sources';

const tones = {
  info: { icon: 'info', ink: color.primary, ground: color.primarySoft },
  tip: { icon: 'tip', ink: color.success, ground: color.successSoft },
  warning: { icon: 'warning', ink: color.warning, ground: color.warningSoft },
} satisfies Record<string, { icon: IconName; ink: string; ground: string }>;

type CalloutProps = { tone?: keyof typeof tones; title: string; children?: ReactNode };

export function Callout({ tone = 'info', title, children }: CalloutProps) {
  const { icon, ink, ground } = tones[tone];
  return (
    <div role="note" css={[boxStyle, css({ background: ground })]}>
      <span css={{ color: ink, marginTop: '0.1em' }}>
        <Icon name={icon} size="1.5em" />
      </span>
      <div>
        <p css={{ fontWeight: 700 }}>{title}</p>
        {children}
      </div>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[5]} clamp(${space[4]}, 3vw, ${space[6]})`,
  borderRadius: radius.large,
  '& p + p, & p + ul': { marginTop: space[2] },
});
