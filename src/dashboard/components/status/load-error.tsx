import { css } from '@emotion/react';
import { CloudOff, RefreshCw } from 'lucide-react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { faultWords } from '../../api/error-messages';
import { useAct } from '../../hooks/use-async-action';
import { text } from '../styles/font-size';
import { denseTarget } from '../styles/target-size.styles';
import { Notice } from './notice';

type LoadErrorProps = { error: unknown; onRetry: () => Promise<unknown> };

export function LoadFailure({ error, onRetry }: LoadErrorProps) {
  const { act: run, busy } = useAct();
  return (
    <Notice icon={CloudOff} title="This couldn’t be loaded" role="alert">
      <p>{faultWords(error)}</p>
      <Button tone="outline" busy={busy} onClick={() => void run(onRetry)}>
        Try again
      </Button>
    </Notice>
  );
}

export function StaleBar({ error, onRetry }: LoadErrorProps) {
  const { act: run, busy } = useAct();
  return (
    <div role="status" css={barStyle}>
      <CloudOff size={18} aria-hidden css={{ flex: 'none' }} />
      <span css={{ flex: '1 1 12rem' }}>Not up to date. {faultWords(error)} Retrying…</span>
      <button type="button" aria-disabled={busy} onClick={() => void run(onRetry)} css={retryStyle}>
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
