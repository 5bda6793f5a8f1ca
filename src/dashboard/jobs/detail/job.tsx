import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Copy, DoorClosed, DoorOpen, Pencil } from 'lucide-react';
import { jobPostLabels } from '../../../../contract/jobs/constants';
import type { JobPostDetail } from '../../../../contract/jobs/schema';
import { jobTypes, formatPayPeriod, shifts } from '../../../../contract/jobs/listing';
import { maySee } from '../../../../contract/shared/roles';
import { ApiError } from '../../../lib/api/api-client';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { Details } from '../../components/detail/description-list';
import { History } from '../../components/detail/change-history';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';
import { AskFirst } from '../../components/dialog/confirm-button';
import { OpenDetail, stateBarStyle } from '../../components/detail/detail-pane';
import { regionName } from '../../components/region-name';
import { PublishingLine } from '../../components/publishing/publishing-status';
import { SaidLine } from '../../components/status/status-message';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';
import { useStaff } from '../../hooks/session/use-staff';
import { callStaff } from '../../api/staff-client';
import { dateWords } from '../../components/time/day-format';
import { useAct } from '../../hooks/use-async-action';
import { useFocusAfter } from '../../hooks/focus/use-focus-fallback';
import { useKeyOf } from '../../api/use-idempotency-key';
import { useVersionedChange } from '../../api/use-versioned-change';
import { ApplicationsLink } from '../applications-link';
import { JobBadge } from '../status-badge';
import { jobPath, useFreshJobs } from '../api';
import { closingWords, jobChangeWords } from '../change-messages';
import { JobText } from './job-source';
import { StateFault } from '../../components/status/error-message';

/** Without a network the text stands as it is written. */
const JobAd = lazy(() =>
  import('./job-preview').then(
    (module) => ({ default: module.JobAd }),
    () => ({ default: JobText }),
  ),
);

type JobDetailProps = {
  job: JobPostDetail;
  /** Of the screen. */
  path: string;
  back: string;
  takesFocus: boolean;
  /** What became of the save that led here; '' of none. */
  said: string;
  onEdit: () => void;
  /** It cannot be opened as it is: what is wrong. */
  onRefused: (error: ApiError) => void;
  /** The draft that was made out of it. */
  onDuplicated: (id: string) => void;
};

/** A job: how it stands, what it says, who applied, what was changed. */
export function JobDetail(props: JobDetailProps) {
  const { job, path, back, takesFocus, said, onEdit, onRefused, onDuplicated } = props;
  const { role } = useStaff();
  const refresh = useFreshJobs();
  const copy = useAct();
  const [copies, setCopies] = useState(0);
  const keyOf = useKeyOf();
  const { change, busy, fault } = useVersionedChange<JobPostDetail, { state: 'open' | 'closed' }>(
    jobPath(job.id),
    job.version,
    {
      onChanged: refresh,
      onRefused: (error) => {
        refresh();
        if (!(error instanceof ApiError) || error.status !== 400) return;
        if (Object.keys(error.fields).length > 0) onRefused(error);
      },
    },
  );
  useFocusAfter(job.state, heading);
  const saidLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== '') saidLine.current?.focus({ preventScroll: true });
  }, [said]);
  useKeys({ e: { words: 'Edit this job', act: onEdit } });
  const duplicate = () =>
    copy.act(async () => {
      const made = await callStaff<JobPostDetail>(`${jobPath(job.id)}/duplicate`, {
        method: 'POST',
        headers: keyOf([job.id, copies]),
      });
      setCopies(copies + 1);
      refresh();
      onDuplicated(made.id);
    });
  return (
    <OpenDetail
      id="job-name"
      title={job.title}
      meta={
        <>
          {regionName(job.region)}
          {job.city !== null && ` · ${job.city}`} · /career/{job.slug}{' '}
          <JobBadge state={job.shown} posted={job.posted} />
        </>
      }
      closeWords="Back to the jobs"
      path={jobPath(job.id)}
      {...{ back, takesFocus }}
      state={
        <div css={stateBarStyle} aria-busy={busy}>
          <Button onClick={onEdit}>
            <Pencil size={18} aria-hidden /> Edit
          </Button>
          {job.state === 'draft' && (
            <Button tone="outline" busy={busy} onClick={() => void change({ state: 'closed' })}>
              <DoorClosed size={18} aria-hidden /> Close the draft
            </Button>
          )}
          {job.state !== 'open' && (
            <Button tone="outline" busy={busy} onClick={() => void change({ state: 'open' })}>
              <DoorOpen size={18} aria-hidden /> {job.wasOpen ? 'Open again' : 'Open the job'}
            </Button>
          )}
          {maySee(role, 'add-job') && (
            <Button tone="outline" busy={copy.busy} onClick={() => void duplicate()}>
              <Copy size={18} aria-hidden /> Duplicate
            </Button>
          )}
          {job.state === 'open' && (
            <AskFirst
              label={
                <>
                  <DoorClosed size={18} aria-hidden /> Close the job
                </>
              }
              title="Close this job?"
              meaning={closingWords}
              confirm="Close it"
              busy={busy}
              onConfirm={() => void change({ state: 'closed' })}
            />
          )}
          <StateFault fault={fault ?? copy.fault} />
        </div>
      }
    >
      <SaidLine line={saidLine}>{said}</SaidLine>
      {job.shown === 'ahead' && job.posted !== null && (
        <p>
          It gets its page on {dateWords(job.posted)}. Until then the careers page does not list it,
          and nobody can apply.
        </p>
      )}
      {job.wasOpen && job.shown !== 'ahead' && (
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
      <Details details={factsOf(job)} />
      <section aria-labelledby="job-ad" css={adStyle}>
        <h3 id="job-ad" css={sectionHeadStyle}>
          The ad
        </h3>
        <p>{job.description || 'No summary yet.'}</p>
        {job.body !== '' && (
          <Suspense fallback={<JobText body={job.body} />}>
            <JobAd body={job.body} region={job.region} />
          </Suspense>
        )}
      </section>
      <History entries={job.history} wordsOf={jobChangeWords} />
    </OpenDetail>
  );
}

const heading = () => document.getElementById('job-name');

function factsOf(job: JobPostDetail) {
  const dollars = (amount: number) =>
    `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
  const { pay } = job;
  const facts: [string, string | null][] = [
    ['Pay', pay && `${dollars(pay.from)} to ${dollars(pay.to)} ${formatPayPeriod(pay.per)}`],
    [jobPostLabels.benefits, job.benefits.join('; ')],
    [jobPostLabels.type, job.type && jobTypes[job.type]],
    [jobPostLabels.shifts, job.shifts.map((one) => shifts[one]).join(', ')],
    ['Languages', job.languages.join(', ')],
    [jobPostLabels.county, job.county],
    ['Posted', job.posted && dateWords(job.posted)],
    ['Last day', job.validThrough && dateWords(job.validThrough)],
    ['Closed on', job.closedOn && dateWords(job.closedOn)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const adStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
