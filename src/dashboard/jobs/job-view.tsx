import { Suspense, useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { formatJobValue, jobPostLabels, type JobPostField } from '../../../contract/jobs/constants';
import { jobTypes, shifts } from '../../../contract/jobs/listing';
import { formatPay } from '../../../contract/jobs/pay-range';
import type { JobPostDetail } from '../../../contract/jobs/schema';
import { getJobPublishedAt } from '../../../contract/publishing/site-state';
import type { ChangeEntry } from '../../../contract/shared/schema/fields';
import { getRegionName } from '../../../contract/shared/region-facts';
import { formatDate } from '../../../contract/shared/dates/format-date';
import type { ApiError } from '../../browser/api/api-client';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { ChangeHistory } from '../components/detail/change-history';
import { DescriptionList } from '../components/detail/description-list';
import { DetailPane } from '../components/detail/detail-pane';
import type { OpenRecord } from '../components/detail/list-detail-layout';
import { PublishingStatus } from '../components/publishing/publishing-status';
import { Section } from '../components/section';
import { StatusMessage } from '../components/status/messages';
import { useFocusFallback } from '../hooks/use-focus';
import { useShortcuts } from '../hooks/use-shortcuts';
import { ApplicationsLink } from './jobs-layout';
import { JobActions } from './job-actions';
import { JobStatusBadge } from './columns';

const JobPreview = createLazyComponent(() =>
  import('./job-preview').then(({ JobPreview }) => JobPreview),
);

type JobViewProps = Omit<OpenRecord, 'id'> & {
  job: JobPostDetail;
  message: string;
  /** @param error the fields to fix before the job can be published */
  onEdit: (error?: ApiError) => void;
  onCopied: (id: string) => void;
};

export function JobView(props: JobViewProps) {
  const { job, backUrl, takesFocus, message, onEdit, onCopied } = props;
  useFocusFallback(job.state, () => document.getElementById('job-name'));
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== '') statusLine.current?.focus({ preventScroll: true });
  }, [message]);
  useShortcuts({ e: { label: 'Edit this job', run: () => onEdit() } });
  const source = <pre css={sourceStyle}>{job.body}</pre>;
  const isAhead = job.displayState === 'scheduled';
  return (
    <DetailPane
      id="job-name"
      title={job.title}
      meta={
        <>
          {getRegionName(job.region)}
          {job.city !== null && ` · ${job.city}`} · /career/{job.slug} <JobStatusBadge job={job} />
        </>
      }
      closeLabel="Back to jobs"
      presence={{ call: 'POST /jobs/:id/presence', params: { id: job.id } }}
      backUrl={backUrl}
      takesFocus={takesFocus}
      state={<JobActions job={job} onEdit={onEdit} onCopied={onCopied} />}
    >
      <StatusMessage messageRef={statusLine}>{message}</StatusMessage>
      {isAhead && job.posted !== null && (
        <p>
          The job goes live on {formatDate(job.posted)}. Until then it isn’t listed, and no one can
          apply.
        </p>
      )}
      {job.wasOpen && job.state === 'closed' && (
        <p>No one can apply anymore. The job’s page says so, even before the site is updated.</p>
      )}
      {job.wasOpen && !isAhead && (
        <PublishingStatus
          changes={job.version}
          item={{
            kind: 'job',
            id: job.id,
            changedAt: getJobPublishedAt(job),
            isUnpublished: job.displayState !== 'open',
            pageUrl: `/career/${job.slug}`,
          }}
        />
      )}
      <ApplicationsLink job={job} />
      <DescriptionList details={getDetails(job)} />
      <Section title="Job ad">
        <p>{job.description || 'No summary yet'}</p>
        {job.body !== '' && (
          <Suspense fallback={source}>
            <JobPreview body={job.body} region={job.region} fallback={source} />
          </Suspense>
        )}
      </Section>
      <ChangeHistory entries={job.history} formatEntry={formatChange} />
    </DetailPane>
  );
}

/** 'Town: Trenton → Ewing' */
function formatChange({ field, from, to }: ChangeEntry): string {
  if (field === 'added') return 'Added';
  if (field === 'duplicated') return 'Duplicated from another job';
  const label = jobPostLabels[field as JobPostField];
  if (field === 'body') return `${label} changed`;
  return `${label}: ${formatJobValue(field, from)} → ${formatJobValue(field, to)}`;
}

function getDetails(job: JobPostDetail) {
  const details: [string, string | null][] = [
    ['Pay', formatPay(job.pay)],
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

const sourceStyle = css({
  maxWidth: '42rem',
  margin: 0,
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
