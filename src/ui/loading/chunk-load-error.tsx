import { css } from '@emotion/react';
import { space } from '../../theme/space';
import { LinkButton } from '../buttons/link-button';

export function ChunkLoadError() {
  return (
    <div role="alert" css={boxStyle}>
      <p>This page didn’t load. Check your internet connection and try again.</p>
      <LinkButton href="" tone="outline">
        Try again
      </LinkButton>
    </div>
  );
}

/** The same message in the built page, hidden until scripts fail to load. Without React. */
export function ScriptLoadError() {
  return (
    <div css={neverStyle}>
      <ChunkLoadError />
    </div>
  );
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: space[4], padding: space[4] });

const neverStyle = css({ display: 'none', 'html[data-lost] &': { display: 'block' } });
