import type { ReactNode } from 'react';
import type { CallResponse } from '../../../browser/api/calls';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { rowStyle } from '../../components/dashboard.styles';
import { formatMoment } from '../../components/time/format';
import { useAsyncAction } from '../../hooks/use-async-action';
import { askPermission, useDesktopPermission } from './desktop';

type Last = CallResponse<'GET /notifications/settings'>['last'];

type DeliveryProps = { last: Last; isPending: boolean; onTest: () => void };

/** The browser's permission to show notifications, which only its user can give, and the delivery of the last email. */
export function Delivery({ last, isPending, onTest }: DeliveryProps) {
  const permission = useDesktopPermission();
  const asking = useAsyncAction();
  return (
    <>
      <Line text={permissionTexts[permission]}>
        {permission === 'default' && (
          <Button
            tone="outline"
            isPending={asking.isPending}
            onClick={() => void asking.run(askPermission)}
          >
            Allow
          </Button>
        )}
      </Line>
      <Line text={describe(last)}>
        <Button tone="outline" isPending={isPending} onClick={onTest}>
          Send test
        </Button>
      </Line>
    </>
  );
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div css={rowStyle(space[3])}>
      <p role="status" css={{ flex: '1 1 14rem' }}>
        {text}
      </p>
      {children}
    </div>
  );
}

const permissionTexts = {
  granted: 'This browser shows desktop notifications while the dashboard is open.',
  denied:
    'This browser blocks desktop notifications. Allow them for this site in the browser’s settings, then reload the page.',
  unsupported: 'This browser can’t show desktop notifications.',
  default: 'This browser doesn’t show desktop notifications yet.',
};

function describe(last: Last): string {
  if (last === null) return 'No email has been sent to you yet.';
  const { at, state, reason } = last;
  const start = `Last email: ${formatMoment(at)}`;
  if (state === 'sent') return `${start}, sent.`;
  if (state === 'dead') return `${start}, failed. ${reason ?? ''}`;
  return reason === null ? 'Sending…' : `${start}, not sent yet. ${reason} We’ll try again.`;
}
