import { css } from '@emotion/react';
import type { NavLink } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { color, space, radius, target } from '../../theme/tokens';

/** @param current the list that is shown; without it, only the tags of one article */
export function TagList({ tags, current }: { tags: NavLink[]; current?: string }) {
  const all = current === undefined ? [] : [{ label: 'All', path: routes.blog }];
  return (
    <nav aria-label="Topics">
      <ul css={listStyle}>
        {[...all, ...tags].map(({ label, path }) => (
          <li key={path}>
            <a href={path} css={tagStyle} aria-current={current === path ? 'true' : undefined}>
              {label}
            </a>
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
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: color.primary, color: color.primary },
  '&[aria-current]': {
    borderColor: color.primary,
    background: color.primary,
    color: color.onPrimary,
    fontWeight: 700,
  },
});
