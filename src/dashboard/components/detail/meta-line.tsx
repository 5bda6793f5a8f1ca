import type { ReactNode } from 'react';
import { css } from '@emotion/react';

type FactsLineProps = {
  facts: readonly ReactNode[];
  /** How it stands: set apart by its look, with no separator before it. */
  badge: ReactNode;
};

/** Facts in a line, with dots between them. Where the line is broken there is no dot, neither at its end nor at the beginning of the next. */
export function FactsLine({ facts, badge }: FactsLineProps) {
  return (
    <span css={clipStyle}>
      <span css={factsStyle}>
        {facts.map((fact, index) => (
          <span key={index} css={dottedStyle}>
            {fact}
          </span>
        ))}
        <span css={besideStyle}>{badge}</span>
      </span>
    </span>
  );
}

/** What a dot and the room around it take; the first one of each line lies outside, where it is cut off. */
const dot = '1em';
const clipStyle = css({ display: 'block', overflow: 'hidden' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginInlineStart: `-${dot}`,
});
const besideStyle = css({ paddingInlineStart: dot, minWidth: 0, overflowWrap: 'anywhere' });
const dottedStyle = css(besideStyle, {
  position: 'relative',
  '&::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: 0,
    width: dot,
    textAlign: 'center',
  },
});
