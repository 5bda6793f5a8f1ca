import { useState } from 'react';
import { css } from '@emotion/react';
import { CloudOff, RefreshCw } from 'lucide-react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { denseTarget } from '../styles/target-size.styles';
import { faultWords } from '../../api/error-messages';
import { Notice } from './notice';
import { text } from '../styles/font-size';

type LoadFailureProps = {
  error: unknown;
  /** Resolves, or rejects, when it has been tried. */
  onRetry: () => Promise<unknown>;
};

/** The retry of a failed load. It keeps its own state: a list that watched the poll's would be drawn again with every poll. */
function useRetry(onRetry: LoadFailureProps['onRetry']) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    if (busy) return;
    setBusy(true);
    // What went wrong this time arrives with the next `error`.
    onRetry()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return { busy, retry };
}

/** Nothing could be loaded: why, and the way to try again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <Notice icon={CloudOff} title="This could not be loaded" role="alert">
      <p>{faultWords(error)}</p>
      <Button tone="outline" busy={busy} onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}

/** A refresh failed while earlier data is on the screen: it stays, and says that it may be old. */
export function StaleBar({ error, onRetry }: LoadFailureProps) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <div role="status" css={barStyle}>
      <CloudOff size={18} aria-hidden css={{ flex: 'none' }} />
      <span css={{ flex: '1 1 12rem' }}>
        Not up to date: {faultWords(error)} It is tried again every few seconds.
      </span>
      <button type="button" aria-disabled={busy} onClick={retry} css={retryStyle}>
        <RefreshCw size={16} aria-hidden /> Try now
      </button>
    </div>
  );
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  background: color.warningSoft,
  color: color.warning,
  fontSize: text.small,
  lineHeight: 1.4,
});

const retryStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: denseTarget,
  padding: `0 ${space[2]}`,
  border: 0,
  background: 'transparent',
  fontWeight: 700,
  textDecoration: 'underline',
  '&[aria-disabled="true"]': { opacity: 0.6 },
});
