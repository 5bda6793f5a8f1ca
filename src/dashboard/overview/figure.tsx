import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { grouped } from '../../../contract/shared/text/format-number';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { Skeleton } from '../../ui/loading/skeleton';
import { Link } from '../components/link/link';
import { text } from '../components/styles/font-size';
import { exactTime } from '../components/time/relative-time';

type FigureProps = {
  path: string;
  label: string;
  /** Undefined while it loads, or when it could not be loaded. */
  figure: number | undefined;
  words: string;
  /** The moment the words speak of: exact on hover. */
  since?: string | null | undefined;
  failed: boolean;
};

/** One figure, which leads to the list it counts. */
export function Figure({ path, label, figure, words, since, failed }: FigureProps) {
  return (
    <li css={{ display: 'grid' }}>
      <Link to={path} css={figureStyle}>
        <span css={{ color: color.muted, fontSize: '0.9375rem' }}>{label}</span>
        {figure === undefined && !failed ? (
          <Skeleton width="4rem" height={text.figure} />
        ) : (
          <span css={[numberStyle, css({ color: figure ? color.tealStrong : color.muted })]}>
            {figure === undefined ? '–' : grouped(figure)}
          </span>
        )}
        <span
          title={since ? `Since ${exactTime(since)}` : undefined}
          css={{ fontSize: text.small, color: color.muted, minHeight: '1.5em' }}
        >
          {figure === undefined ? '' : words}
        </span>
      </Link>
    </li>
  );
}

export function FigureGrid({ children }: { children: ReactNode }) {
  return <ul css={gridStyle}>{children}</ul>;
}

const gridStyle = css({
  display: 'grid',
  // Two beside one another on the narrowest phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space[3],
  [media.tablet]: {
    // Nine of them in two even lines beside the sidebar; four fill one.
    gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
    gap: space[4],
  },
  listStyle: 'none',
});

const figureStyle = css({
  display: 'grid',
  // Labels of one and of two lines: the figures of a line stand at one height.
  gridTemplateRows: 'minmax(2lh, auto) auto 1fr',
  [media.desktop]: { gridTemplateRows: 'auto auto 1fr' },
  gap: space[1],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { borderColor: color.teal, color: color.text },
});

const numberStyle = css({
  fontFamily: type.display,
  fontWeight: type.weight.display,
  fontSize: text.figure,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});
