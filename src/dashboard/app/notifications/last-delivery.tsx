import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import type { CallResponse } from '../../../browser/api/calls';
import { rowStyle } from '../../components/dashboard.styles';
import { formatMoment } from '../../components/time/format';

type Last = CallResponse<'GET /notifications/settings'>['last'];

type LastDeliveryProps = { last: Last; isPending: boolean; onTest: () => void };

/** How the last email went, and a button that sends another one. */
export function LastDelivery({ last, isPending, onTest }: LastDeliveryProps) {
  return (
    <div css={rowStyle(space[3])}>
      <p role="status" css={{ flex: '1 1 14rem' }}>
        {describe(last)}
      </p>
      <Button tone="outline" isPending={isPending} onClick={onTest}>
        Send test
      </Button>
    </div>
  );
}

function describe(last: Last): string {
  if (last === null) return 'No email has been sent to you yet.';
  const { at, state, reason } = last;
  const start = `Last email: ${formatMoment(at)}`;
  if (state === 'sent') return `${start}, sent.`;
  if (state === 'dead') return `${start}, failed. ${reason ?? ''}`;
  return reason === null ? 'Sending…' : `${start}, not sent yet. ${reason} We’ll try again.`;
}
