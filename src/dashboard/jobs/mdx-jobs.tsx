import type { FileJob } from '../../../contract/jobs/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { formatDate } from '../../../contract/shared/dates/format-date';
import { color, space } from '../../theme/tokens';
import { DescriptionList } from '../components/detail/description-list';
import { DetailPane } from '../components/detail/detail-pane';
import type { OpenRecord } from '../components/detail/list-detail-layout';
import type { OpenRow } from '../hooks/list/use-open-row';
import { Section } from '../components/section';
import { DataTable } from '../components/table/data-table';
import { selectedRowStyle } from '../components/table/table.styles';
import { ApplicationsLink } from './jobs-layout';
import { getMdxJobColumns, JobStatusBadge } from './columns';

type MdxJobListProps = {
  jobs: readonly FileJob[];
  /** Across all pages. */
  total: number;
} & Pick<OpenRow, 'openId' | 'getRowUrl'>;

export function MdxJobList({ jobs, total, openId, getRowUrl }: MdxJobListProps) {
  if (jobs.length === 0) return null;
  return (
    <div css={{ marginBlockStart: space[6] }}>
      <Section title={`From the site’s files (${total})`} heading="h2">
        <p css={{ color: color.muted }}>
          You can’t edit these jobs here. They are files in content/jobs/. Their applications still
          appear here.
        </p>
        <DataTable
          caption="Jobs from the site’s files"
          columns={getMdxJobColumns(openId !== null)}
          rows={jobs}
          getRowId={({ slug }) => slug}
          getRowUrl={({ slug }) => getRowUrl({ id: slug })}
          getRowStyle={({ slug }) => (slug === openId ? selectedRowStyle : undefined)}
        />
      </Section>
    </div>
  );
}

type MdxJobViewProps = Omit<OpenRecord, 'id'> & { job: FileJob };

/** A job from an MDX file. It can't be edited in the dashboard. */
export function MdxJobView({ job, backUrl, takesFocus }: MdxJobViewProps) {
  const { title, slug, region, validThrough } = job;
  const lastDay = validThrough === null ? 'The deadline has passed' : formatDate(validThrough);
  return (
    <DetailPane
      id="job-name"
      title={title}
      meta={
        <>
          {getRegionName(region)} · from the site’s files <JobStatusBadge job={job} />
        </>
      }
      closeLabel="Back to jobs"
      backUrl={backUrl}
      takesFocus={takesFocus}
    >
      <ApplicationsLink job={job} />
      <DescriptionList
        details={[
          { label: 'Web address', value: `/career/${slug}` },
          { label: 'File', value: `content/jobs/${slug}.mdx` },
          { label: 'Last day to apply', value: lastDay },
        ]}
      />
    </DetailPane>
  );
}
