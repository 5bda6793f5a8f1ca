import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, radius } from '../../../theme/tokens';
import { useStaffNames } from '../../api/staff-names';
import { quietStyle } from '../dashboard.styles';
import { Section } from '../section';

/** @param children list items, the oldest first */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <Section title="Activity" gap={space[3]}>
      <ol css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ol>
    </Section>
  );
}

export function NoteBubble({ children }: { children: ReactNode }) {
  return <p css={[bubbleStyle, noteStyle]}>{children}</p>;
}

export const timelineMetaStyle = css(quietStyle, {
  overflowWrap: 'anywhere',
});

export const bubbleStyle = css({
  width: 'fit-content',
  maxWidth: 'min(38rem, 100%)',
  marginBlock: space[1],
  padding: space[3],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const replyStyle = css({ borderColor: color.primaryBorder, background: color.primarySoft });

/** A private note must not look like something that was sent. */
export const noteStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  borderRadius: radius.small,
  background: color.warningSoft,
});

/** A colleague by name; the email on hover. */
export function StaffName({ email }: { email: string }) {
  const formatName = useStaffNames();
  return <span title={email}>{formatName(email)}</span>;
}
