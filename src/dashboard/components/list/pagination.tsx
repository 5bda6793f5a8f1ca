import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatCapped, formatNumber } from '../../../../contract/shared/text/format-number';
import { color, space, target } from '../../../theme/tokens';
import { getListTop } from '../../hooks/list/row-focus';
import { Link } from '../link';
import { iconButtonStyle, quietStyle, toolbarButtonStyle } from '../dashboard.styles';

type PaginationProps = {
  /** From 1; it may be after the last page. */
  page: number;
  pageSize: number;
  total: number;
  isCapped?: boolean | undefined;
  getUrl: (page: number) => string;
};

/** The range of rows on screen, with links to the previous and next page; nothing if there is only one. */
export function Pagination({ page, pageSize, total, isCapped, getUrl }: PaginationProps) {
  useFocusAfterTurn(page);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav aria-label="Pages" data-pages css={navStyle}>
      {page > 1 && (
        <Link
          to={getUrl(Math.min(page - 1, last))}
          rel="prev"
          aria-label="Previous page"
          css={linkStyle}
        >
          <ChevronLeft size={18} aria-hidden />
        </Link>
      )}
      <span css={{ gridColumn: 2 }}>
        {from > total ? 'None' : `${formatNumber(from)} to ${formatNumber(to)}`} of{' '}
        {formatCapped(total, isCapped)}
      </span>
      {page < last && (
        <Link to={getUrl(page + 1)} rel="next" aria-label="Next page" css={linkStyle}>
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

type KeyPaginationProps = {
  previousUrl: string | null;
  nextUrl: string | null;
  /** 'Newer' and 'Older' */
  labels: readonly [previous: string, next: string];
};

/** Links to the pages around one that is found by key and has no number; nothing if there is only one. */
export function KeyPagination({ previousUrl, nextUrl, labels }: KeyPaginationProps) {
  const [previous, next] = labels;
  if (previousUrl === null && nextUrl === null) return null;
  return (
    <nav aria-label="Pages" data-pages css={keyNavStyle}>
      {previousUrl !== null && (
        <Link to={previousUrl} rel="prev" css={keyLinkStyle}>
          <ChevronLeft size={18} aria-hidden />
          {previous}
        </Link>
      )}
      {nextUrl !== null && (
        <Link to={nextUrl} rel="next" css={keyLinkStyle}>
          {next}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

/** Moves the focus from the links to the top of the list: they may be gone, and the router scrolls there. */
export function useFocusAfterTurn(page: unknown): void {
  const previousPage = useRef(page);
  useEffect(() => {
    const hasTurned = previousPage.current !== page;
    previousPage.current = page;
    const focused = document.activeElement;
    if (hasTurned && (focused === document.body || focused?.closest('[data-pages]'))) {
      getListTop()?.focus();
    }
  }, [page]);
}

const keyNavStyle = css({
  display: 'flex',
  gap: space[2],
  '[rel="next"]': { marginInlineStart: 'auto' },
});

const navStyle = css(quietStyle, {
  display: 'grid',
  gridTemplateColumns: `${target} auto ${target}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: '24rem',
  marginInline: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

const border = `1px solid ${color.divider}`;
const linkStyle = css(iconButtonStyle, { border });
const keyLinkStyle = css(toolbarButtonStyle, { border, textDecoration: 'none' });
