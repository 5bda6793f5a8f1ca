import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Link } from '../link/link';

type ViewLinksProps<Id extends string> = {
  views: readonly { id: Id; label: ReactNode; to: string }[];
  current: Id;
};

export function ViewLinks<Id extends string>({ views, current }: ViewLinksProps<Id>) {
  return (
    <nav aria-label="Views" css={navStyle}>
      {views.map(({ id, label, to }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined} css={linkStyle}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

const navStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  borderBlockEnd: `1px solid ${color.divider}`,
});

const linkStyle = css({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  padding: `0 ${space[3]}`,
  [media.largeLetters]: { paddingInline: space[1] },
  borderBlockEnd: '3px solid transparent',
  color: color.muted,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { color: color.primaryStrong },
  '&[aria-current]': { borderColor: color.primary, color: color.primaryStrong },
});
