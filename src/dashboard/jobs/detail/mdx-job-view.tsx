import type { FileJob } from '../../../../contract/jobs/schema';
import { Details } from '../../components/detail/description-list';
import { OpenDetail } from '../../components/detail/detail-pane';
import { regionName } from '../../components/region-name';
import { dateWords } from '../../components/time/day-format';
import { ApplicationsLink } from '../applications-link';
import { JobStatusBadge } from '../status-badge';

type MdxJobViewProps = { job: FileJob; path: string; back: string; takesFocus: boolean };

/** A job from an MDX file. It can't be edited in the dashboard. */
export function MdxJobView({ job, path, back, takesFocus }: MdxJobViewProps) {
  const { slug, validThrough } = job;
  return (
    <OpenDetail
      id="job-name"
      title={job.title}
      meta={
        <>
          {regionName(job.region)} · from the site’s files <JobStatusBadge state={job.shown} />
        </>
      }
      closeWords="Back to jobs"
      back={back}
      takesFocus={takesFocus}
    >
      <ApplicationsLink job={job} path={path} />
      <Details
        details={[
          { label: 'Address', value: `/career/${slug}` },
          { label: 'File', value: `content/jobs/${slug}.mdx` },
          {
            label: 'Last day to apply',
            value: validThrough === null ? 'The deadline has passed' : dateWords(validThrough),
          },
        ]}
      />
    </OpenDetail>
  );
}
