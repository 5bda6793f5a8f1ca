import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Icon } from '../ui/icon';
import { color } from '../theme/color';
import { radius } from '../theme/shape';
import { space } from '../theme/space';

export function DownloadList({ children }: { children: ReactNode }) {
  return <ul css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ul>;
}

type DownloadProps = { href: string; title: string; detail?: string };

export function Download({ href, title, detail }: DownloadProps) {
  return (
    <li>
      <a href={href} download css={linkStyle}>
        <Icon name="download" size="1.5rem" />
        <span>
          <strong>{title}</strong>
          {detail !== undefined && (
            <span css={{ display: 'block', color: color.muted }}>{detail}</span>
          )}
        </span>
      </a>
    </li>
  );
}

const linkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surface,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
