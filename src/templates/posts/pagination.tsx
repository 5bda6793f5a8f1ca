import { css } from '@emotion/react';
import type { BlogContext, NavLink } from '../../shared/page-context';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/buttons/button.styles';

type PaginationProps = BlogContext['neighbors'] & { newest: string };

export function Pagination({ newest, newer, older }: PaginationProps) {
  const links: (NavLink | null)[] = [
    newer === null ? null : { label: 'Newest articles', path: newest },
    newer === null || newer === newest ? null : { label: 'Newer articles', path: newer },
    older === null ? null : { label: 'Older articles', path: older },
  ];
  const shown = links.filter((link) => link !== null);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="More articles">
      <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' })}>
        {shown.map(({ label, path }) => (
          <li key={path}>
            <a href={path} css={buttonStyle('outline')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
