import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatCapped } from '../../../contract/shared/text/format-number';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Skeleton } from '../../ui/loading/skeleton';
import { Link } from '../components/link';
import { fontSize, rowStyle, surfaceStyle } from '../components/dashboard.styles';
import { formatExactTime } from '../components/time/format';

export type FigureProps = {
  url: string;
  label: string;
  /** Undefined while loading and after an error. */
  value: number | undefined;
  /** The counting stopped at `value`. */
  isCapped?: boolean;
  note: string;
  /** The exact time behind the note, shown on hover. */
  since?: string | null | undefined;
  /** Something that the office sent did not arrive. */
  isFailure?: boolean;
  hasError: boolean;
};

/** A number that links to the list it counts. */
export function Figure({ url, label, value, isCapped, note, since }: FigureProps) {
  return (
    <li css={{ display: 'grid' }}>
      <Link to={url} css={figureStyle}>
        <span css={{ color: color.muted, fontSize: '0.9375rem' }}>{label}</span>
        <span css={[numberStyle, css({ color: value ? color.primaryStrong : color.muted })]}>
          {value === undefined ? '–' : formatCapped(value, isCapped)}
        </span>
        <span
          title={since ? `Since ${formatExactTime(since)}` : undefined}
          css={{ fontSize: fontSize.small, color: color.muted, minHeight: '1.5em' }}
        >
          {value === undefined ? '' : note}
        </span>
      </Link>
    </li>
  );
}

/** Without a label, because the order depends on the numbers. */
export function FigureSkeleton() {
  return (
    <li css={[figureStyle, css({ alignItems: 'start' })]}>
      <Skeleton width="6rem" height="0.9375rem" />
      <Skeleton width="4rem" height={fontSize.figure} />
      <span css={{ minHeight: '1.5em' }} />
    </li>
  );
}

export function FigureGrid({ children }: { children: ReactNode }) {
  return <ul css={listStyle}>{children}</ul>;
}

/** The last row is filled too. */
const listStyle = css(rowStyle(space[3]), {
  alignItems: 'stretch',
  listStyle: 'none',
  // Two columns even on the narrowest phone.
  '> li': { flex: '1 1 9rem' },
  [media.tablet]: { gap: space[4], '> li': { flexBasis: '12rem' } },
});

const figureStyle = css(surfaceStyle, {
  display: 'grid',
  // Aligns the numbers of a row although some labels take two lines.
  gridTemplateRows: 'minmax(2lh, auto) auto 1fr',
  [media.desktop]: { gridTemplateRows: 'auto auto 1fr' },
  gap: space[1],
  padding: space[4],
  color: color.text,
  textDecoration: 'none',
  '&:hover': { borderColor: color.primary, color: color.text },
});

const numberStyle = css({
  fontFamily: type.display,
  fontWeight: type.weight.display,
  fontSize: fontSize.figure,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});
