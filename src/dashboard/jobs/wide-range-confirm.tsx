import type { PayRange } from '../../../contract/jobs/pay-range';
import { formatDollars, maxPaySpread } from '../../../contract/jobs/pay-range';
import { InlineConfirm } from '../components/dialog/confirm';

type WideRangeConfirmProps = {
  pay: Pick<PayRange, 'from' | 'to'>;
  /** The label of the button: 'Publish job'. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks about a pay range that is unusually wide before it is published. */
export function WideRangeConfirm({ pay, ...props }: WideRangeConfirmProps) {
  return (
    <InlineConfirm title="Is this pay range right?" {...props}>
      <p>
        {formatDollars(pay.to)} is more than {maxPaySpread * 100}% above {formatDollars(pay.from)}.
        The law asks for the range that you expect to pay for this job.
      </p>
    </InlineConfirm>
  );
}
