import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { isDemoSite } from '../shared/firebase-project';
import { color, space, radius, target } from '../theme/tokens';
import { Icon } from '../ui/icon';
import type { IconName } from '../shared/icons';

const tones = {
  info: { icon: 'info', iconColor: color.primary, background: color.primarySoft },
  tip: { icon: 'tip', iconColor: color.success, background: color.successSoft },
  warning: { icon: 'warning', iconColor: color.warning, background: color.warningSoft },
} satisfies Record<string, { icon: IconName; iconColor: string; background: string }>;

type CalloutProps = { tone?: keyof typeof tones; title: string; children?: ReactNode };

export function Callout({ tone = 'info', title, children }: CalloutProps) {
  const { icon, iconColor, background } = tones[tone];
  return (
    <div role="note" css={[boxStyle, css({ background })]}>
      <span css={{ color: iconColor, marginTop: '0.1em' }}>
        <Icon name={icon} size="1.5em" />
      </span>
      <div>
        <p css={{ fontWeight: 700 }}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** A note to the agency that sets up the site. Only the demo shows it. */
export function SampleNote({ title, children }: Pick<CalloutProps, 'title' | 'children'>) {
  const { sampleNote } = useTexts().page;
  if (!isDemoSite()) return null;
  return (
    <details css={noteStyle}>
      <summary>{sampleNote}</summary>
      <p css={{ fontWeight: 700 }}>{title}</p>
      {children}
    </details>
  );
}

/** Folded, because visitors of the demo are not the agency. */
const noteStyle = css({
  padding: `0 ${space[4]}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '& summary': {
    display: 'list-item',
    paddingBlock: space[3],
    minHeight: target,
    listStyle: 'disclosure-closed inside',
    cursor: 'pointer',
    color: color.muted,
  },
  '&[open] summary': { listStyle: 'disclosure-open inside' },
});

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[5]} clamp(${space[4]}, 3vw, ${space[6]})`,
  borderRadius: radius.large,
  '& p + p, & p + ul': { marginTop: space[2] },
});
