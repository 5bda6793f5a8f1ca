import type { FileJob } from '../../../../contract/jobs/schema';
import { Details } from '../../components/detail/description-list';
import { OpenDetail } from '../../components/detail/detail-pane';
import { regionName } from '../../components/region-name';
import { dateWords } from '../../components/time/day-format';
import { ApplicationsLink } from '../applications-link';
import { JobBadge } from '../status-badge';

type FileJobDetailProps = { job: FileJob; path: string; back: string; takesFocus: boolean };

/** A job of the site's files: its applications are worked with here, it is changed there. */
export function FileJobDetail({ job, path, back, takesFocus }: FileJobDetailProps) {
  return (
    <OpenDetail
      id="job-name"
      title={job.title}
      meta={
        <>
          {regionName(job.region)} · from the site’s files <JobBadge state={job.shown} />
        </>
      }
      closeWords="Back to the jobs"
      {...{ back, takesFocus }}
    >
      <ApplicationsLink job={job} path={path} />
      <Details
        details={[
          { label: 'Address', value: `/career/${job.slug}` },
          { label: 'File', value: `content/jobs/${job.slug}.mdx` },
          {
            label: 'Last day to apply',
            value:
              job.validThrough === null
                ? 'It was over when the site was built'
                : dateWords(job.validThrough),
          },
        ]}
      />
    </OpenDetail>
  );
}
