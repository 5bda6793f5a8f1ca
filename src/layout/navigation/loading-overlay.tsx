import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { layer } from '../../theme/layout';
import { radius, shadow } from '../../theme/shape';
import { space } from '../../theme/space';
import { Spinner } from '../../ui/loading/spinner';
import { routeProgress } from './route-progress';

/** Covers the page if a route change takes longer than 150 ms. */
export function LoadingOverlay() {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    routeProgress.listen(setVisible);
    return () => routeProgress.listen(() => undefined);
  }, []);
  return (
    <div role="status" aria-live="polite">
      {isVisible && (
        <div css={overlayStyle}>
          <div css={boxStyle}>
            <Spinner />
            Loading…
          </div>
        </div>
      )}
    </div>
  );
}

const overlayStyle = css({
  position: 'fixed',
  zIndex: layer.overlay,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${color.background} 70%, transparent)`,
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
