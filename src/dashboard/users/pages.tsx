import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/button-style';
import { text } from '../parts/text';

type PagesProps = {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
};

/** The way from page to page of a list; nothing when there is one. */
export function Pages({ page, pages, addressOf }: PagesProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" css={navStyle}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" css={buttonStyle('outline')}>
          Previous
        </Link>
      )}
      <span css={{ color: color.muted, fontSize: text.small }}>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" css={buttonStyle('outline')}>
          Next
        </Link>
      )}
    </nav>
  );
}

const navStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
