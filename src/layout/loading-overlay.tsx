import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { color, space, radius, shadow } from '../theme/tokens';
import { layer } from '../theme/layout';
import { Spinner } from '../ui/loading/spinner';

/** Covers the page while the next one is slow (loading-overlay.script.ts). */
export function LoadingOverlay() {
  const { header } = useTexts();
  return (
    <div role="status" data-loading-overlay css={overlayStyle}>
      <div hidden css={boxStyle}>
        <Spinner />
        {header.loading}
      </div>
    </div>
  );
}

const overlayStyle = css({
  '&:has(> :not([hidden]))': {
    position: 'fixed',
    zIndex: layer.overlay,
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: `color-mix(in srgb, ${color.background} 70%, transparent)`,
  },
});

const boxStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[5]} ${space[8]}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
});
