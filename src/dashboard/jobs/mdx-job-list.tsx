import { css } from '@emotion/react';
import type { FileJob } from '../../../contract/jobs/schema';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { sectionHeadingStyle } from '../components/styles/controls.styles';
import { DataTable } from '../components/table/data-table';
import { selectedRowStyle } from '../components/table/table.styles';
import { getMdxJobColumns } from './columns';

type MdxJobListProps = {
  jobs: readonly FileJob[];
  /** Across all pages. */
  total: number;
  selected: string | null;
  getRowUrl: (job: { id: string }) => string;
};

/** The jobs from the site's MDX files. */
export function MdxJobList({ jobs, total, selected, getRowUrl }: MdxJobListProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="mdx-jobs" css={sectionStyle}>
      <h2 id="mdx-jobs" css={sectionHeadingStyle}>
        From the site’s files ({total})
      </h2>
      <p css={{ color: color.muted }}>
        These jobs are edited in content/jobs/. Their applications arrive here.
      </p>
      <DataTable
        caption="Jobs from the site’s files"
        columns={getMdxJobColumns(selected !== null)}
        rows={jobs}
        getRowId={({ slug }) => slug}
        getRowUrl={({ slug }) => getRowUrl({ id: slug })}
        getRowStyle={({ slug }) => (slug === selected ? selectedRowStyle : undefined)}
      />
    </section>
  );
}

const sectionStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockStart: space[6],
});
