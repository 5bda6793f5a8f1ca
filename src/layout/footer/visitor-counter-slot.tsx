import { css } from '@emotion/react';
import { facts } from '../../site/facts';
import { space } from '../../theme/space';
import { ClientOnly } from '../../ui/loading/client-only';
import { needsScript } from '../../ui/loading/script-only.styles';
import { fetched, Nothing } from '../lazy-component';

const VisitorCount = fetched(
  () =>
    import(/* webpackChunkName: "islands" */ '../../islands/visitor-counter/visitor-counter').then(
      (module) => module.VisitorCount,
    ),
  Nothing,
);

/**
 * The visitor counter (specification section 2): the fixed earlier figure, and "Visitors" once its script has read it; the
 * room for it is kept, so that nothing moves.
 */
export function VisitorSlot() {
  return (
    <p css={lineStyle}>
      <span>Earlier visitors: {facts.earlierVisitors}</span>
      <span css={figureStyle}>
        <ClientOnly fallback={null}>
          <VisitorCount />
        </ClientOnly>
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

const figureStyle = css({
  minWidth: '9.5rem',
  minHeight: '1lh',
  ...needsScript,
});
