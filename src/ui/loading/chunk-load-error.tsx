import { css } from '@emotion/react';
import { earlyTap } from '../../site/replay-input';
import { space } from '../../theme/space';
import { LinkButton } from '../buttons/link-button';

/** What stands where a page's own code did not arrive: the connection failed, the server was busy, or the site is a newer one now. */
export function NotLoaded() {
  return (
    <div role="alert" css={boxStyle}>
      <p>This page could not be loaded. Check your internet connection and load it again.</p>
      {/* This page, with whatever its address asks for. */}
      <LinkButton href="" tone="outline">
        Load again
      </LinkButton>
    </div>
  );
}

/** The same in a page as it was built, hidden until its scripts have been asked for in vain: React is none of them. */
export function NeverLoaded() {
  return (
    <div css={neverStyle}>
      <NotLoaded />
    </div>
  );
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: space[4], padding: space[4] });

const neverStyle = css({ display: 'none', [`html[${earlyTap.lost}] &`]: { display: 'block' } });
