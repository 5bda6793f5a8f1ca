import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Pencil from 'lucide-react/icons/pencil';
import { jobAdLaws } from '../../../contract/jobs/job-ad-laws';
import {
  isWideRange,
  type PayRange,
  formatDollars,
  maxPaySpread,
} from '../../../contract/jobs/pay-range';
import type { JobPostDetail } from '../../../contract/jobs/schema';
import type { RegionId } from '../../../contract/shared/regions';
import { canSee } from '../../../contract/shared/roles';
import { ApiError } from '../../browser/api/api-client';
import { Button } from '../../ui/buttons/button';
import { callStaff } from '../api/staff-client';
import { useInvalidate } from '../api/swr-hooks';
import { stateBarStyle } from '../components/detail/detail-pane';
import { ConfirmButton, InlineConfirm } from '../../ui/confirm';
import { ChangeError } from '../components/status/messages';
import { useAsyncAction } from '../hooks/use-async-action';
import { useIdempotencyKey } from '../hooks/use-idempotency-key';
import { useStaff } from '../hooks/use-staff';
import { useVersionedChange } from '../hooks/use-versioned-change';

type JobActionsProps = {
  job: JobPostDetail;
  /** @param error the fields to fix before the job can be published */
  onEdit: (error?: ApiError) => void;
  onCopied: (id: string) => void;
};

export function JobActions({ job, onEdit, onCopied }: JobActionsProps) {
  const { access } = useStaff();
  const invalidate = useInvalidate('/jobs');
  const { change, isPending, error } = useVersionedChange(
    'PATCH /jobs/:id',
    { params: { id: job.id } },
    job.version,
    {
      onChanged: invalidate,
      onError: (thrown) => {
        invalidate();
        const isInvalid = thrown instanceof ApiError && thrown.status === 400;
        if (isInvalid && Object.keys(thrown.fields).length > 0) onEdit(thrown);
      },
    },
  );
  const copy = useAsyncAction();
  const [copies, setCopies] = useState(0);
  const getKeyHeaders = useIdempotencyKey();
  const duplicate = () =>
    copy.run(async () => {
      const { id } = await callStaff('POST /jobs/:id/duplicate', {
        params: { id: job.id },
        headers: getKeyHeaders([job.id, copies]),
      });
      setCopies(copies + 1);
      invalidate();
      onCopied(id);
    });
  const [isAsking, setAsking] = useState(false);
  const open = () => {
    setAsking(false);
    void change({ state: 'open' });
  };
  const close = () => void change({ state: 'closed' });
  const openLabel = job.wasOpen ? 'Reopen job' : 'Publish job';
  return (
    <div css={stateBarStyle} aria-busy={isPending}>
      <Button onClick={() => onEdit()}>
        <Pencil size={18} aria-hidden /> Edit
      </Button>
      {job.state === 'draft' && (
        <Button tone="outline" isPending={isPending} onClick={close}>
          <DoorClosed size={18} aria-hidden /> Close draft
        </Button>
      )}
      {job.state !== 'open' && (
        <Button
          tone="outline"
          isPending={isPending}
          onClick={() => (isWideRange(job.pay) ? setAsking(true) : open())}
        >
          <DoorOpen size={18} aria-hidden /> {openLabel}
        </Button>
      )}
      {canSee(access, 'add-job') && (
        <Button tone="outline" isPending={copy.isPending} onClick={() => void duplicate()}>
          <Copy size={18} aria-hidden /> Duplicate
        </Button>
      )}
      {job.state === 'open' && (
        <CloseJobsButton count={1} isPending={isPending} onConfirm={close} />
      )}
      {isAsking && job.state !== 'open' && job.pay !== null && (
        <WideRangeConfirm
          region={job.region}
          pay={job.pay}
          confirm={openLabel}
          isPending={isPending}
          onConfirm={open}
          onCancel={() => setAsking(false)}
        />
      )}
      <ChangeError error={error ?? copy.error} />
    </div>
  );
}

type CloseJobsButtonProps = { count: number; isPending: boolean; onConfirm: () => void };

export function CloseJobsButton({ count, isPending, onConfirm }: CloseJobsButtonProps) {
  const isOne = count === 1;
  return (
    <ConfirmButton
      label={
        <>
          <DoorClosed size={18} aria-hidden /> {isOne ? 'Close job' : 'Close jobs'}
        </>
      }
      title={isOne ? 'Close this job?' : `Close these ${count} jobs?`}
      message="Closed jobs leave the careers page and search engines, and no one can apply anymore. Their applications stay here. You can reopen a job later."
      confirm={isOne ? 'Close job' : 'Close jobs'}
      isPending={isPending}
      onConfirm={onConfirm}
    />
  );
}

type WideRangeConfirmProps = {
  region: RegionId;
  pay: Pick<PayRange, 'from' | 'to'>;
  /** The label of the button: 'Publish job'. */
  confirm: string;
  isPending: boolean;
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
