import type { FileJob } from '../../../../contract/jobs/schema';
import { DescriptionList } from '../../components/detail/description-list';
import { DetailPane } from '../../components/detail/detail-pane';
import { getRegionName } from '../../components/region-name';
import { formatDate } from '../../components/time/format';
import { ApplicationsLink } from '../applications-link';
import { JobStatusBadge } from '../status-badge';

type MdxJobViewProps = { job: FileJob; path: string; back: string; takesFocus: boolean };

/** A job from an MDX file. It can't be edited in the dashboard. */
export function MdxJobView({ job, path, back, takesFocus }: MdxJobViewProps) {
  const { slug, validThrough } = job;
  return (
    <DetailPane
      id="job-name"
      title={job.title}
      meta={
        <>
          {getRegionName(job.region)} · from the site’s files <JobStatusBadge state={job.shown} />
        </>
      }
      closeLabel="Back to jobs"
      backUrl={back}
      takesFocus={takesFocus}
    >
      <ApplicationsLink job={job} path={path} />
      <DescriptionList
        details={[
          { label: 'Address', value: `/career/${slug}` },
          { label: 'File', value: `content/jobs/${slug}.mdx` },
          {
            label: 'Last day to apply',
            value: validThrough === null ? 'The deadline has passed' : formatDate(validThrough),
          },
        ]}
      />
    </DetailPane>
  );
}
