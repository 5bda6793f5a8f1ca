import { css } from '@emotion/react';
import { earlyTap } from '../../site/replay-input';
import { needsScript } from '../../ui/loading/script-only.styles';
import { NeverLoaded } from '../../ui/loading/chunk-load-error';
import { Spinner } from '../../ui/loading/spinner';

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
