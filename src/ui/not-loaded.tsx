import { css } from '@emotion/react';
import { space } from '../theme/space';
import { Button } from './button';

/** What stands where a page's own code did not arrive: the connection failed, the server was busy, or the site is a newer one now. */
export function NotLoaded() {
  return (
    <div role="alert" css={boxStyle}>
      <p>This page could not be loaded. Check your internet connection and load it again.</p>
      <Button tone="outline" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </div>
  );
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: space[4], padding: space[4] });
