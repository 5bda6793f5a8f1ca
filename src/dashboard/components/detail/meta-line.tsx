import type { ReactNode } from 'react';
import { css } from '@emotion/react';

type MetaLineProps = {
  facts: readonly ReactNode[];
  /** The state, without a dot before it. */
  badge: ReactNode;
};

/** Facts on one line, with dots between them but none at a line break. */
export function MetaLine({ facts, badge }: MetaLineProps) {
  return (
    <span css={clipStyle}>
      <span css={factsStyle}>
        {facts.map((fact, index) => (
          <span key={index} css={factStyle}>
            {fact}
          </span>
        ))}
        <span css={itemStyle}>{badge}</span>
      </span>
    </span>
  );
}

/** The width of a dot. The first dot of each line is outside the box and clipped. */
const dotWidth = '1em';
const clipStyle = css({ display: 'block', overflow: 'hidden' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginInlineStart: `-${dotWidth}`,
});
const itemStyle = css({ paddingInlineStart: dotWidth, minWidth: 0, overflowWrap: 'anywhere' });
const factStyle = css(itemStyle, {
  '&::before': {
    content: '"·"',
    // In the line, because a fact with a button is taller than the others.
    display: 'inline-block',
    width: dotWidth,
    marginInlineStart: `-${dotWidth}`,
    textAlign: 'center',
  },
});
