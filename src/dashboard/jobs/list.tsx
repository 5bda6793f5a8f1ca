import { navigate } from 'gatsby';
import { BriefcaseBusiness } from 'lucide-react';
import { jobDisplayStates } from '../../../contract/jobs/constants';
import { jobTypes } from '../../../contract/jobs/listing';
import type { JobPost, JobPostsResponse, CloseJobsResponse } from '../../../contract/jobs/schema';
import { canSee, getScreen } from '../../../contract/shared/roles';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { callStaff } from '../api/staff-client';
import { useListPage } from '../api/use-list-page';
import { ListDetail } from '../components/detail/list-detail-layout';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterRegion } from '../components/filter/region-filter';
import { Link } from '../components/link/link';
import { NoMatch } from '../components/list/empty-state';
import { ListBar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/paged-list';
import { PublishingLine } from '../components/publishing/publishing-status';
import { PageHeader } from '../components/screen/page-header';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { ChoosingBar, type AllOfPage } from '../components/selection/selection-bar';
import { useChangeChosen, useChosen } from '../components/selection/use-selection';
import { Notice } from '../components/status/notice';
import { useListState } from '../hooks/list/use-list-state';
import { useOpened } from '../hooks/list/use-selected-row';
import { useStaff } from '../hooks/session/use-staff';
import { useInvalidateJobs } from './api';
import { CloseJobsButton } from './close-jobs-button';
import { getJobColumns } from './columns';
import { JobDetailPane } from './detail/detail';
import { MdxJobList } from './mdx-job-list';
import { jobsParams } from './params';
import { JobViewLinks } from './view-links';

const addJob = getScreen('add-job').path;
const getTitle = ({ title }: JobPost) => title;

/** The jobs from the dashboard and from MDX files, and beside them the one that is open. */
export function JobsView({ screen, location }: ScreenProps) {
  const { role } = useStaff();
  const listState = useListState(location, screen.path, jobsParams);
  const { state } = listState;
  const page = useListPage<JobPostsResponse>(jobsParams.keyOf('/jobs', state));
  const { data } = page;
  const invalidate = useInvalidateJobs();
  const selectedRow = useOpened(listState, 'job', {
    rows: data && [...data.items, ...data.files.map(({ slug: id }) => ({ id }))],
    total: data?.total,
    isOld: page.isOld,
    what: 'job',
    closed: { isEdited: false },
    isEdited: state.isEdited,
  });
  const isDetailOpen = state.job !== null;
  const selection = useChosen(data?.items, getTitle, isDetailOpen);
  // The jobs from files have a count of their own.
  const hasFileJobs = data !== undefined && data.fileTotal > 0;

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Every opening and its applications.">
        {canSee(role, 'add-job') && (
          <Link to={addJob} css={buttonStyle('teal')}>
            New job
          </Link>
        )}
      </PageHeader>
      {!isDetailOpen && <PublishingLine changes={data} onlyNews />}
      <JobViewLinks path={screen.path} current="jobs" />
      <ListBar
        search={{
          id: 'jobs-search',
          label: 'Search jobs',
          placeholder: 'Title, town, or address',
        }}
        at={listState}
        exported={jobsParams.exported('/jobs/export', state)}
      >
        <FilterOrAll
          label="Status"
          all="All"
          choices={jobDisplayStates}
          value={state.state}
          onValue={(value) => listState.change({ state: value })}
        />
        <FilterRegion value={state.region} onValue={(region) => listState.change({ region })} />
        <FilterOrAll
          label="Job type"
          all="Any"
          choices={jobTypes}
          value={state.type}
          onValue={(type) => listState.change({ type })}
        />
      </ListBar>
      <BulkActions
        jobs={selection.chosen}
        all={selection.all}
        onChanged={(failed) => {
          selection.choose(failed);
          invalidate();
        }}
      />
      <PagedList
        page={page}
        at={listState}
        choice={selection.choice}
        caption="Jobs"
        one={hasFileJobs ? 'dashboard job' : 'job'}
        many={hasFileJobs ? 'dashboard jobs' : 'jobs'}
        columns={getJobColumns(isDetailOpen)}
        linkOf={selectedRow.linkOf}
        open={state.job}
        otherSorts={{ latest: 'Latest changes first' }}
        noneYet={
          <Notice icon={BriefcaseBusiness} title="No jobs yet">
            <p>A published job appears on the careers page within seconds.</p>
          </Notice>
        }
        noMatch={({ fileTotal }) =>
          fileTotal === 0 && <NoMatch title="No jobs found" all={screen.path} />
        }
      >
        {({ files, fileTotal }) => (
          <MdxJobList
            jobs={files}
            total={fileTotal}
            selected={state.job}
            getRowUrl={selectedRow.linkOf}
          />
        )}
      </PagedList>
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.job}>
      {(id) => (
        <JobDetailPane
          id={id}
          path={screen.path}
          isEdited={state.isEdited}
          viewUrl={listState.addressOf({ isEdited: false })}
          onEdit={(isEdited) => {
            // A history entry of its own: the browser's Back button leads to the job.
            if (isEdited) void navigate(listState.addressOf({ isEdited }));
            else listState.change({ isEdited });
          }}
          onOpenCopy={(job) => listState.change({ job, isEdited: true })}
          back={selectedRow.back}
          takesFocus={selectedRow.takesFocus}
        />
      )}
    </ListDetail>
  );
}

type BulkActionsProps = {
  jobs: readonly JobPost[];
  all: AllOfPage;
  /** @param failed the ids that stay selected */
  onChanged: (failed: readonly string[]) => void;
};

function BulkActions({ jobs, all, onChanged }: BulkActionsProps) {
  const bulkChange = useChangeChosen('job', jobs, getTitle, onChanged);
  const close = () =>
    bulkChange.change((versions) =>
      callStaff<CloseJobsResponse>('/jobs/close', { method: 'POST', body: { jobs: versions } }),
    );
  return (
    <ChoosingBar
      label="Change selected jobs"
      count={jobs.length}
      all={all}
      busy={bulkChange.busy}
      result={bulkChange.result}
    >
      <CloseJobsButton count={jobs.length} busy={bulkChange.busy} onConfirm={() => void close()} />
    </ChoosingBar>
  );
}
