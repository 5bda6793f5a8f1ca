import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { BriefcaseBusiness } from 'lucide-react';
import type { FileJob, JobPostsAnswer } from '../../../contract/jobs/schema';
import { maySee, screenById } from '../../../contract/shared/roles';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Link } from '../components/link/link';
import { ListDetail } from '../components/detail/list-detail-layout';
import { DataTable } from '../components/table/data-table';
import { ListBar } from '../components/list/list-toolbar';
import { NoMatch } from '../components/list/empty-state';
import { openRowStyle } from '../hooks/list/row-links';
import { PagedList } from '../components/list/paged-list';
import { useChosen } from '../components/selection/use-selection';
import { useListPage } from '../api/use-list-page';
import { useListState } from '../hooks/list/use-list-state';
import { useOpened } from '../hooks/list/use-selected-row';
import { Notice } from '../components/status/notice';
import { PageHeader } from '../components/screen/page-header';
import { PublishingLine } from '../components/publishing/publishing-status';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { sectionHeadStyle } from '../components/styles/section-heading.styles';
import { useStaff } from '../hooks/session/use-staff';
import { useFreshJobs } from './api';
import { fileColumns, jobColumns } from './columns';
import { JobsChoosing } from './bulk-actions';
import { jobsAddress } from './params';
import { JobsFilters } from './filters';
import { JobsViews } from './view-links';
import { OpenJob } from './detail/detail';

const addJob = screenById('add-job').path;

/** The jobs: those made here, and below them those of the site's files. Which one is open beside them is in the address. */
export function JobsView({ screen, location }: ScreenProps) {
  const { role } = useStaff();
  const at = useListState(location, screen.path, jobsAddress);
  const { state, change } = at;
  const page = useListPage<JobPostsAnswer>(jobsAddress.keyOf('/jobs', state));
  const { data } = page;
  const refresh = useFreshJobs();
  const { linkOf, ...opened } = useOpened(at, 'job', {
    rows: data && [...data.items, ...data.files.map(({ slug: id }) => ({ id }))],
    total: data?.total,
    isOld: page.isOld,
    what: 'job',
    closed: { isEdited: false },
    isEdited: state.isEdited,
  });
  const beside = state.job !== null;
  /** Those of the files are counted where they stand. */
  const madeHere = data && data.fileTotal > 0 ? ' made here' : '';
  const { chosen, choice, choose, all } = useChosen(data?.items, ({ title }) => title, beside);

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Every opening, and who has applied.">
        {maySee(role, 'add-job') && (
          <Link to={addJob} css={buttonStyle('teal')}>
            New job
          </Link>
        )}
      </PageHeader>
      {!beside && <PublishingLine changes={data} onlyNews />}
      <JobsViews path={screen.path} current="jobs" />
      <ListBar
        search={{
          id: 'jobs-search',
          label: 'Search jobs',
          placeholder: 'Title, town or address',
        }}
        at={at}
        exported={jobsAddress.exported('/jobs/export', state)}
      >
        <JobsFilters state={state} onChange={change} />
      </ListBar>
      <JobsChoosing
        {...{ chosen, all }}
        onChanged={(refused) => {
          choose(refused);
          refresh();
        }}
      />
      <PagedList
        {...{ page, at, choice }}
        caption="Jobs"
        one={`job${madeHere}`}
        many={`jobs${madeHere}`}
        columns={jobColumns(beside)}
        linkOf={linkOf}
        open={state.job}
        otherSorts={{ latest: 'Latest changes first' }}
        noneYet={
          <Notice icon={BriefcaseBusiness} title="No job has been made here yet">
            <p>A job that is opened stands on the careers page after the next build of the site.</p>
          </Notice>
        }
        noMatch={({ fileTotal }) =>
          fileTotal === 0 && <NoMatch title="No job matches" all={screen.path} />
        }
      >
        {({ files, fileTotal }) => (
          <FileJobs files={files} total={fileTotal} open={state.job} linkOf={linkOf} />
        )}
      </PagedList>
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.job}>
      {(id) => (
        <OpenJob
          id={id}
          path={screen.path}
          isEdited={state.isEdited}
          record={at.addressOf({ isEdited: false })}
          onEdit={(isEdited) => {
            // A step of its own: the browser's way back leads to the job as well.
            if (isEdited) void navigate(at.addressOf({ isEdited }));
            else change({ isEdited });
          }}
          onOpen={(job) => change({ job, isEdited: true })}
          {...opened}
        />
      )}
    </ListDetail>
  );
}

type FileJobsProps = {
  files: readonly FileJob[];
  /** On all pages. */
  total: number;
  open: string | null;
  linkOf: (job: { id: string }) => string;
};

/** The jobs of the site's files, where there are any. */
function FileJobs({ files, total, open, linkOf }: FileJobsProps) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="file-jobs" css={filesStyle}>
      <h2 id="file-jobs" css={sectionHeadStyle}>
        From the site’s files ({total})
      </h2>
      <p css={{ color: color.muted }}>
        They are changed in content/jobs/; their applications arrive here.
      </p>
      <DataTable
        caption="Jobs from the site’s files"
        columns={fileColumns(open !== null)}
        rows={files}
        keyOf={({ slug }) => slug}
        linkOf={({ slug }) => linkOf({ id: slug })}
        rowStyle={({ slug }) => (slug === open ? openRowStyle : undefined)}
      />
    </section>
  );
}

const filesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockStart: space[6],
});
