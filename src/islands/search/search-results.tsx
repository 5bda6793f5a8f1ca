import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { width } from '../../theme/layout';
import { color, radius, space, tapTargetStyle, type } from '../../theme/tokens';

/** A script (start-search.ts) fills it. @param nextStep shown if not all words are found or the search fails */
export function SearchResults({ nextStep }: { nextStep: ReactNode }) {
  return (
    <div data-search-results css={boxStyle}>
      <p role="status" tabIndex={-1} css={statusStyle} />
      <div data-search-next-step hidden css={nextStepStyle}>
        {nextStep}
      </div>
      <div data-search-found css={foundStyle} />
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[6],
  maxWidth: width.text,
  overflowWrap: 'anywhere',
});

const statusStyle = css({
  fontWeight: type.weight.bold,
  '&:focus-visible': { outline: 'none' },
});

const foundStyle = css({
  display: 'grid',
  gap: space[10],
  '&:empty': { display: 'none' },
  '& h2': { marginBottom: space[3], fontSize: '1.5rem' },
  '& ul': { listStyle: 'none' },
  '& li': { paddingBlock: space[4], borderTop: `1px solid ${color.divider}` },
  '& h3': { fontSize: type.size.h4 },
  '& a': { ...tapTargetStyle, lineHeight: 1.35 },
  '& [data-place]': { color: color.muted, fontSize: type.size.small },
  '& [data-others]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    alignItems: 'center',
  },
});

const nextStepStyle = css({
  display: 'grid',
  gap: space[4],
  marginBottom: space[6],
  padding: space[6],
  border: `1.5px dashed ${color.border}`,
  borderRadius: radius.large,
});
