import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { fontSize } from '../styles/font-size';

type NoticeProps = {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
};

/** Shown in place of content: an empty list, an error, or a missing permission. */
export function Notice({ icon: Icon, title, children, role }: NoticeProps) {
  return (
    <div role={role} css={noticeStyle}>
      <Icon size={28} strokeWidth={1.5} aria-hidden css={{ color: color.primary }} />
      <p css={{ fontSize: fontSize.heading, fontWeight: 700 }}>{title}</p>
      {children}
    </div>
  );
}

const noticeStyle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  padding: `${space[10]} ${space[5]}`,
  border: `1px dashed ${color.divider}`,
  borderRadius: radius.medium,
  color: color.muted,
  textAlign: 'center',
  '& > p': { maxWidth: '34rem' },
  '& > p:first-of-type': { color: color.text },
});
