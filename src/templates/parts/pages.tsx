import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/button-style';

/** The pages of a list; `current` counts from 1. Nothing where there is one. */
export function Pages({ paths, current }: { paths: string[]; current: number }) {
  if (paths.length < 2) return null;
  return (
    <nav aria-label="Pages">
      <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' })}>
        {paths.map((path, index) => (
          <li key={path}>
            <Link to={path} css={buttonStyle(index + 1 === current ? 'teal' : 'outline')}>
              {index + 1}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
