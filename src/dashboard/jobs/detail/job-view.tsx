import { Suspense, useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Copy, DoorClosed, DoorOpen, Pencil } from 'lucide-react';
import {
  jobPostLabels,
  formatJobValue,
  type JobPostField,
} from '../../../../contract/jobs/constants';
import { jobTypes, payPeriods, shifts } from '../../../../contract/jobs/listing';
import type { JobPostDetail } from '../../../../contract/jobs/schema';
import type { ChangeEntry } from '../../../../contract/shared/schema/fields';
import { canSee } from '../../../../contract/shared/roles';
import { ApiError } from '../../../lib/api/api-client';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { lazyWithError } from '../../../ui/loading/lazy-with-error';
import { callStaff } from '../../api/staff-client';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { useVersionedChange } from '../../api/use-versioned-change';
import { ChangeHistory } from '../../components/detail/change-history';
import { DescriptionList } from '../../components/detail/description-list';
import { DetailPane, stateBarStyle } from '../../components/detail/detail-pane';
import { PublishingStatus } from '../../components/publishing/publishing-status';
import { getRegionName } from '../../components/region-name';
import { ChangeError } from '../../components/status/error-message';
import { StatusMessage } from '../../components/status/status-message';
import { sectionHeadingStyle } from '../../components/styles/section-heading.styles';
import { formatDate } from '../../components/time/day-format';
import { useFocusFallback } from '../../hooks/focus/use-focus-fallback';
import { useShortcuts } from '../../hooks/keyboard/use-shortcuts';
import { useStaff } from '../../hooks/session/use-staff';
import { useAsyncAction } from '../../hooks/use-async-action';
import { jobPath, useInvalidateJobs } from '../api';
import { ApplicationsLink } from '../applications-link';
import { CloseJobsButton } from '../close-jobs-button';
import { JobStatusBadge } from '../status-badge';

const JobPreview = lazyWithError(() =>
  import('./job-preview').then(({ JobPreview }) => JobPreview),
);

type JobViewProps = {
  job: JobPostDetail;
  /** The path of the screen. */
  path: string;
  back: string;
  takesFocus: boolean;
  /** The result of the save that led here. */
  message: string;
  onEdit: () => void;
  /** The job can't be published before the fields in the error are fixed. */
  onPublishError: (error: ApiError) => void;
  onCopied: (id: string) => void;
};

/** A job with its status, ad, applications, and history. */
export function JobView(props: JobViewProps) {
  const { job, path, back, takesFocus, message, onEdit, onPublishError, onCopied } = props;
  useFocusFallback(job.state, findHeading);
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== '') statusLine.current?.focus({ preventScroll: true });
  }, [message]);
  useShortcuts({ e: { label: 'Edit this job', run: onEdit } });
  const source = <pre css={sourceStyle}>{job.body}</pre>;
  const isAhead = job.shown === 'ahead';
  return (
    <DetailPane
      id="job-name"
      title={job.title}
      meta={
        <>
          {getRegionName(job.region)}
          {job.city !== null && ` · ${job.city}`} · /career/{job.slug}{' '}
          <JobStatusBadge state={job.shown} posted={job.posted} />
        </>
      }
      closeLabel="Back to jobs"
      path={jobPath(job.id)}
      backUrl={back}
      takesFocus={takesFocus}
      state={
        <JobActions job={job} onEdit={onEdit} onPublishError={onPublishError} onCopied={onCopied} />
      }
    >
      <StatusMessage messageRef={statusLine}>{message}</StatusMessage>
      {isAhead && job.posted !== null && (
        <p>
          The job goes live on {formatDate(job.posted)}. Until then it isn’t listed, and no one can
          apply.
        </p>
      )}
      {job.wasOpen && !isAhead && (
        <PublishingStatus
          changes={job.version}
          item={{
            kind: 'job',
            id: job.id,
            changedAt: job.changedAt,
            isUnpublished: job.state === 'closed',
            pageUrl: `/career/${job.slug}`,
          }}
        />
      )}
      <ApplicationsLink job={job} path={path} />
      <DescriptionList details={getDetails(job)} />
      <section aria-labelledby="job-ad" css={adStyle}>
        <h3 id="job-ad" css={sectionHeadingStyle}>
          Job ad
        </h3>
        <p>{job.description || 'No summary yet'}</p>
        {job.body !== '' && (
          <Suspense fallback={source}>
            <JobPreview body={job.body} region={job.region} fallback={source} />
          </Suspense>
        )}
      </section>
      <ChangeHistory entries={job.history} formatEntry={formatChange} />
    </DetailPane>
  );
}

type JobActionsProps = Pick<JobViewProps, 'job' | 'onEdit' | 'onPublishError' | 'onCopied'>;

function JobActions({ job, onEdit, onPublishError, onCopied }: JobActionsProps) {
  const { role } = useStaff();
  const invalidate = useInvalidateJobs();
  const stateChange = useVersionedChange<JobPostDetail, { state: 'open' | 'closed' }>(
    jobPath(job.id),
    job.version,
    {
      onChanged: invalidate,
      onError: (error) => {
        invalidate();
        const isInvalid = error instanceof ApiError && error.status === 400;
        if (isInvalid && Object.keys(error.fields).length > 0) onPublishError(error);
      },
    },
  );
  const copy = useAsyncAction();
  const [copies, setCopies] = useState(0);
  const getKeyHeaders = useIdempotencyKey();
  const duplicate = () =>
    copy.run(async () => {
      const { id } = await callStaff<JobPostDetail>(`${jobPath(job.id)}/duplicate`, {
        method: 'POST',
        headers: getKeyHeaders([job.id, copies]),
      });
      setCopies(copies + 1);
      invalidate();
      onCopied(id);
    });
  return (
    <div css={stateBarStyle} aria-busy={stateChange.busy}>
      <Button onClick={onEdit}>
        <Pencil size={18} aria-hidden /> Edit
      </Button>
      {job.state === 'draft' && (
        <Button
          tone="outline"
          busy={stateChange.busy}
          onClick={() => void stateChange.change({ state: 'closed' })}
        >
          <DoorClosed size={18} aria-hidden /> Close draft
        </Button>
      )}
      {job.state !== 'open' && (
        <Button
          tone="outline"
          busy={stateChange.busy}
          onClick={() => void stateChange.change({ state: 'open' })}
        >
          <DoorOpen size={18} aria-hidden /> {job.wasOpen ? 'Reopen job' : 'Publish job'}
        </Button>
      )}
      {canSee(role, 'add-job') && (
        <Button tone="outline" busy={copy.isPending} onClick={() => void duplicate()}>
          <Copy size={18} aria-hidden /> Duplicate
        </Button>
      )}
      {job.state === 'open' && (
        <CloseJobsButton
          count={1}
          busy={stateChange.busy}
          onConfirm={() => void stateChange.change({ state: 'closed' })}
        />
      )}
      <ChangeError fault={stateChange.error ?? copy.error} />
    </div>
  );
}

const findHeading = () => document.getElementById('job-name');

/** 'Town: Trenton → Ewing' */
function formatChange({ field, from, to }: ChangeEntry): string {
  if (field === 'added') return 'Added';
  if (field === 'duplicated') return 'Duplicated from another job';
  const label = jobPostLabels[field as JobPostField];
  if (field === 'body') return `${label} changed`;
  return `${label}: ${formatJobValue(field, from)} → ${formatJobValue(field, to)}`;
}

function formatDollars(amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`;
}

function getDetails(job: JobPostDetail) {
  const { pay } = job;
  const details: [string, string | null][] = [
    ['Pay', pay && `${formatDollars(pay.from)} to ${formatDollars(pay.to)} ${payPeriods[pay.per]}`],
    [jobPostLabels.benefits, job.benefits.join('; ')],
    [jobPostLabels.type, job.type && jobTypes[job.type]],
    [jobPostLabels.shifts, job.shifts.map((shift) => shifts[shift]).join(', ')],
    ['Languages', job.languages.join(', ')],
    [jobPostLabels.county, job.county],
    ['Posted', job.posted && formatDate(job.posted)],
    ['Last day', job.validThrough && formatDate(job.validThrough)],
    ['Closed on', job.closedOn && formatDate(job.closedOn)],
  ];
  return details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const adStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
const sourceStyle = css({
  maxWidth: '42rem',
  margin: 0,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
