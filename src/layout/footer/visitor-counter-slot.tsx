import { css } from '@emotion/react';
import { facts } from '../../site/facts';
import { space } from '../../theme/space';
import { ClientOnly } from '../../ui/loading/client-only';
import { scriptOnlyStyle } from '../../ui/loading/script-only.styles';
import { createLazyComponent, EmptyFallback } from '../../ui/loading/lazy-component';

const VisitorCounter = createLazyComponent(
  () =>
    import(/* webpackChunkName: "islands" */ '../../islands/visitor-counter/visitor-counter').then(
      (module) => module.VisitorCounter,
    ),
  EmptyFallback,
);

/** The fixed earlier count, and room for the count that its script loads (specification section 2). */
export function VisitorCounterSlot() {
  return (
    <p css={lineStyle}>
      <span>Earlier visitors: {facts.earlierVisitors}</span>
      <span css={countStyle}>
        <ClientOnly fallback={null}>
          <VisitorCounter />
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

const countStyle = css({
  minWidth: '9.5rem',
  minHeight: '1lh',
  ...scriptOnlyStyle,
});
