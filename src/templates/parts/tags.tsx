import { Link } from 'gatsby';
import { css } from '@emotion/react';
import type { NavLink } from '../../site/page-context';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { radius, target } from '../../theme/shape';
import { space } from '../../theme/space';

/** The subjects of the articles; `current` is that of the page, null for all. */
export function Tags({ tags, current }: { tags: NavLink[]; current: string | null }) {
  return (
    <nav aria-label="Subjects">
      <ul css={listStyle}>
        <li>
          <Link to={routes.blog} css={tagStyle} data-current={current === null}>
            All
          </Link>
        </li>
        {tags.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} css={tagStyle} data-current={current === label}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' });

const tagStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  padding: `0 ${space[4]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  fontSize: '1rem',
  textDecoration: 'none',
  '&:hover': { borderColor: color.teal, color: color.teal },
  '&[data-current="true"]': {
    borderColor: color.teal,
    background: color.teal,
    color: color.onTeal,
    fontWeight: 700,
  },
});
