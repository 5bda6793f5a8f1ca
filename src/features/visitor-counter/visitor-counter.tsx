import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { facts } from '../../site/facts';
import { space } from '../../theme/space';
import { countVisit, readCount } from './count-visit';

/**
 * "Visitors" from the count endpoint and the fixed earlier figure (specification section 2). Before the answer, and without
 * script, only the earlier figure shows; the room for the other is kept.
 */
export function VisitorCounter() {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let mounted = true;
    void readCount().then((read) => {
      if (mounted) setCount(read);
      return countVisit(read);
    });
    return () => {
      mounted = false;
    };
  }, []);

  return (
    <p css={lineStyle}>
      <span>{`Earlier visitors: ${facts.earlierVisitors}`}</span>
      <span css={figureStyle}>
        {count !== null && `Visitors: ${count.toLocaleString('en-US')}`}
      </span>
    </p>
  );
}

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});

const figureStyle = css({ minWidth: '9.5rem', minHeight: '1lh' });
