import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { radius, target } from '../../../theme/shape';
import { Link } from '../link/link';
import { text } from '../styles/font-size';
import { topOfList } from '../../hooks/list/list-top';

type PagerProps = {
  /** From 1; an address may name one that the list does not have, or has lost. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  addressOf: (page: number) => string;
};

/** Which part of a list is shown, with the ways to the parts before and after; nothing when one page holds it. */
export function Pager({ page, pageSize, total, addressOf }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const pages = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const isTurned = before.current !== page;
    before.current = page;
    const focused = document.activeElement;
    // The router shows the page's top. The way that led here may be gone, as on the last page.
    if (isTurned && (focused === document.body || pages.current?.contains(focused)))
      topOfList()?.focus();
  }, [page]);
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav ref={pages} aria-label="Pages" css={pagerStyle}>
      {page > 1 ? (
        <Link
          to={addressOf(Math.min(page - 1, last))}
          rel="prev"
          aria-label="Previous page"
          css={linkStyle}
        >
          <ChevronLeft size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
      <span>
        {from > total ? 'None' : `${grouped(from)} to ${grouped(Math.min(total, page * pageSize))}`}{' '}
        of {grouped(total)}
      </span>
      {page < last ? (
        <Link to={addressOf(page + 1)} rel="next" aria-label="Next page" css={linkStyle}>
          <ChevronRight size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

const pagerStyle = css({
  display: 'grid',
  gridTemplateColumns: `${target} auto ${target}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: '24rem',
  marginInline: 'auto',
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

const linkStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  '&:hover': { background: color.tealSoft },
});
