import { css } from '@emotion/react';
import { CloudOff, RefreshCw } from 'lucide-react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { getErrorMessage } from '../../api/error-messages';
import { useAsyncAction } from '../../hooks/use-async-action';
import { fontSize } from '../styles/font-size';
import { denseTarget } from '../styles/target-size.styles';
import { Notice } from './notice';

type LoadErrorProps = { error: unknown; onRetry: () => Promise<unknown> };

export function LoadError({ error, onRetry }: LoadErrorProps) {
  const { run, isPending } = useAsyncAction();
  return (
    <Notice icon={CloudOff} title="This couldn’t be loaded" role="alert">
      <p>{getErrorMessage(error)}</p>
      <Button tone="outline" busy={isPending} onClick={() => void run(onRetry)}>
        Try again
      </Button>
    </Notice>
  );
}

export function StaleNotice({ error, onRetry }: LoadErrorProps) {
  const { run, isPending: busy } = useAsyncAction();
  return (
    <div role="status" css={barStyle}>
      <CloudOff size={18} aria-hidden css={{ flex: 'none' }} />
      <span css={{ flex: '1 1 12rem' }}>Not up to date. {getErrorMessage(error)} Retrying…</span>
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
  fontSize: fontSize.small,
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
