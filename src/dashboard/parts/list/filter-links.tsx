import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { color } from '../../../theme/color';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';

type FilterLinksProps = {
  links: readonly { label: string; count: number; to: string; isCurrent: boolean }[];
};

/** A list's few filters beside one another, with how many each shows. */
export function FilterLinks({ links }: FilterLinksProps) {
  return (
    <nav aria-label="Filter">
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' }}>
        {links.map(({ label, count, to, isCurrent }) => (
          <li key={label}>
            <Link to={to} replace aria-current={isCurrent ? 'true' : undefined} css={linkStyle}>
              {label}
              <span css={{ fontVariantNumeric: 'tabular-nums' }}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.muted,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  '&[aria-current]': {
    borderColor: color.teal,
    background: color.tealSoft,
    color: color.tealStrong,
    fontWeight: 700,
  },
});
