import { jobAdLaws } from '../../../contract/jobs/job-ad-laws';
import type { PayRange } from '../../../contract/jobs/pay-range';
import { formatDollars, maxPaySpread } from '../../../contract/jobs/pay-range';
import type { RegionId } from '../../../contract/shared/regions';
import { InlineConfirm } from '../components/dialog/confirm';

type WideRangeConfirmProps = {
  region: RegionId;
  pay: Pick<PayRange, 'from' | 'to'>;
  /** The label of the button: 'Publish job'. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks about a pay range that is unusually wide before it is published. */
export function WideRangeConfirm({ region, pay, ...props }: WideRangeConfirmProps) {
  return (
    <InlineConfirm title="Is this pay range right?" {...props}>
      <p>
        {formatDollars(pay.to)} is more than {maxPaySpread * 100}% above {formatDollars(pay.from)}.
        Enter the range that you expect to pay for this job
        {jobAdLaws[region].pay === 'law' ? ', as the law requires.' : '.'}
      </p>
    </InlineConfirm>
  );
}
