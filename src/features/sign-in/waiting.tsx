import { css } from '@emotion/react';
import { earlyTap } from '../../site/early-tap';
import { needsScript } from '../../ui/needs-script';
import { NeverLoaded } from '../../ui/not-loaded';
import { Spinner } from '../../ui/spinner';

/** Holds a form's place; its script comes at once. */
export function Waiting({ label }: { label: string }) {
  return (
    <>
      <div {...{ [earlyTap.now]: '' }} css={waitingStyle}>
        <Spinner label={label} />
      </div>
      <NeverLoaded />
    </>
  );
}

const waitingStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '12rem',
  ...needsScript,
});
