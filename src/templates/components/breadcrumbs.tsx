import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { PageLink } from '../../layout/links';
import { markOfficeLink } from '../../layout/office/office-data';
import type { NavLink } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { color, space, tapTargetStyle } from '../../theme/tokens';

export function Breadcrumbs({ links }: { links: NavLink[] }) {
  const { nav } = useTexts();
  if (links.length < 2) return null;
  return (
    <nav aria-label={nav.breadcrumbs}>
      <ol css={listStyle}>
        {links.map(({ label, path }, index) => (
          <li key={path} {...(index === links.length - 1 && { css: lastStyle })}>
            {index === links.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <PageLink
                {...(path === routes.home && markOfficeLink('home'))}
                href={path}
                css={tapTargetStyle}
              >
                {label}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const lastStyle = css({ flex: '1 1 8rem', minWidth: 0 });

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  listStyle: 'none',
  color: color.muted,
  fontSize: '1rem',
  '& li': { display: 'flex', alignItems: 'center', gap: space[2] },
  // One line: the heading below has the full title.
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li + li::before': { content: '"›"', color: color.muted },
});
