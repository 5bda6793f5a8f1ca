import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { color } from '../../theme/color';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { text } from '../parts/text';
import { pageOf, pageSize } from './use-listed';

type PagerProps = { page: number; total: number; addressOf: (page: number) => string };

/** Which part of the list is shown, with the ways to the parts before and after; nothing when one page holds it. */
export function Pager({ page, total, addressOf }: PagerProps) {
  if (total <= pageSize) return null;
  const last = pageOf(total - 1);
  return (
    <nav aria-label="Pages" css={pagerStyle}>
      {page > 1 ? (
        <Link to={addressOf(page - 1)} aria-label="Previous page" css={linkStyle}>
          <ChevronLeft size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
      <span>
        {inWords((page - 1) * pageSize + 1)} to {inWords(Math.min(total, page * pageSize))} of{' '}
        {inWords(total)}
      </span>
      {page < last ? (
        <Link to={addressOf(page + 1)} aria-label="Next page" css={linkStyle}>
          <ChevronRight size={18} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

const inWords = (count: number) => count.toLocaleString('en-US');

const pagerStyle = css({
  display: 'grid',
  gridTemplateColumns: `${target} auto ${target}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[2]} ${space[4]}`,
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

const linkStyle = css({ display: 'grid', placeItems: 'center', width: target, height: target });
