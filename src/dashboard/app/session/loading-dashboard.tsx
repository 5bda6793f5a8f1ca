import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { Spinner } from '../../../ui/loading/spinner';

export function LoadingDashboard() {
  return (
    <main css={centeredStyle}>
      <Spinner size="3rem" label="Loading the dashboard" />
    </main>
  );
}

export const centeredStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: space[4],
});
