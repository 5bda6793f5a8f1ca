import { Suspense, useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Copy, DoorClosed, DoorOpen, Pencil } from 'lucide-react';
import {
  jobPostLabels,
  formatJobValue,
  type JobPostField,
} from '../../../../contract/jobs/constants';
import { jobTypes, payPeriods, shifts } from '../../../../contract/jobs/listing';
import type { JobPostChangeEntry, JobPostDetail } from '../../../../contract/jobs/schema';
import { canSee } from '../../../../contract/shared/roles';
import { ApiError } from '../../../lib/api/api-client';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { lazyWithError } from '../../../ui/loading/lazy-with-error';
import { callStaff } from '../../api/staff-client';
import { useKeyOf } from '../../api/use-idempotency-key';
import { useVersionedChange } from '../../api/use-versioned-change';
import { History } from '../../components/detail/change-history';
import { Details } from '../../components/detail/description-list';
import { OpenDetail, stateBarStyle } from '../../components/detail/detail-pane';
import { PublishingLine } from '../../components/publishing/publishing-status';
import { regionName } from '../../components/region-name';
import { StateFault } from '../../components/status/error-message';
import { SaidLine } from '../../components/status/status-message';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';
import { dateWords } from '../../components/time/day-format';
import { useFocusAfter } from '../../hooks/focus/use-focus-fallback';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { useStaff } from '../../hooks/session/use-staff';
import { useAct } from '../../hooks/use-async-action';
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
  useFocusAfter(job.state, findHeading);
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== '') statusLine.current?.focus({ preventScroll: true });
  }, [message]);
  useKeys({ e: { words: 'Edit this job', act: onEdit } });
  const source = <pre css={sourceStyle}>{job.body}</pre>;
  const isAhead = job.shown === 'ahead';
  return (
    <OpenDetail
      id="job-name"
      title={job.title}
      meta={
        <>
          {regionName(job.region)}
          {job.city !== null && ` · ${job.city}`} · /career/{job.slug}{' '}
          <JobStatusBadge state={job.shown} posted={job.posted} />
        </>
      }
      closeWords="Back to jobs"
      path={jobPath(job.id)}
      back={back}
      takesFocus={takesFocus}
      state={
        <JobActions job={job} onEdit={onEdit} onPublishError={onPublishError} onCopied={onCopied} />
      }
    >
      <SaidLine line={statusLine}>{message}</SaidLine>
      {isAhead && job.posted !== null && (
        <p>
          The job goes live on {dateWords(job.posted)}. Until then it isn’t listed, and no one can
          apply.
        </p>
      )}
      {job.wasOpen && !isAhead && (
        <PublishingLine
          changes={job.version}
          subject={{
            kind: 'job',
            id: job.id,
            at: job.changedAt,
            isOff: job.state === 'closed',
            page: `/career/${job.slug}`,
          }}
        />
      )}
      <ApplicationsLink job={job} path={path} />
      <Details details={getDetails(job)} />
      <section aria-labelledby="job-ad" css={adStyle}>
        <h3 id="job-ad" css={sectionHeadStyle}>
          Job ad
        </h3>
        <p>{job.description || 'No summary yet'}</p>
        {job.body !== '' && (
          <Suspense fallback={source}>
            <JobPreview body={job.body} region={job.region} fallback={source} />
          </Suspense>
        )}
      </section>
      <History entries={job.history} wordsOf={formatChange} />
    </OpenDetail>
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
      onRefused: (error) => {
        invalidate();
        const isInvalid = error instanceof ApiError && error.status === 400;
        if (isInvalid && Object.keys(error.fields).length > 0) onPublishError(error);
      },
    },
  );
  const copy = useAct();
  const [copies, setCopies] = useState(0);
  const getKeyHeaders = useKeyOf();
  const duplicate = () =>
    copy.act(async () => {
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
        <Button tone="outline" busy={copy.busy} onClick={() => void duplicate()}>
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
      <StateFault fault={stateChange.fault ?? copy.fault} />
    </div>
  );
}

const findHeading = () => document.getElementById('job-name');

/** 'Town: Trenton → Ewing' */
function formatChange({ field, from, to }: JobPostChangeEntry): string {
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
    ['Posted', job.posted && dateWords(job.posted)],
    ['Last day', job.validThrough && dateWords(job.validThrough)],
    ['Closed on', job.closedOn && dateWords(job.closedOn)],
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
