import { navigate } from 'gatsby';
import { BriefcaseBusiness } from 'lucide-react';
import { jobDisplayStates } from '../../../contract/jobs/constants';
import { jobTypes } from '../../../contract/jobs/listing';
import type { JobPost, JobPostsResponse, CloseJobsResponse } from '../../../contract/jobs/schema';
import { canSee, getScreen } from '../../../contract/shared/roles';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { callStaff } from '../api/staff-client';
import { useListPage } from '../api/swr-hooks';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { OptionalFilter, RegionFilter } from '../components/filter/filters';
import { Link } from '../components/link/link';
import { EmptyState, Notice } from '../components/status/notice';
import { ListToolbar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/paged-list';
import { PublishingStatus } from '../components/publishing/publishing-status';
import { PageHeader, ScreenBody, type ScreenProps } from '../components/screen/screen';
import { SelectionBar, type PageSelection } from '../components/selection/selection-bar';
import { useBulkChange } from '../components/selection/use-bulk-change';
import { useSelection } from '../components/selection/use-selection';
import { useListState } from '../hooks/list/use-list-state';
import { useSelectedRow } from '../hooks/list/use-selected-row';
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
  const page = useListPage<JobPostsResponse>(jobsParams.toSwrKey('/jobs', state));
  const { data } = page;
  const invalidate = useInvalidateJobs();
  const selectedRow = useSelectedRow(listState, 'job', {
    rows: data && [...data.items, ...data.files.map(({ slug: id }) => ({ id }))],
    total: data?.total,
    isStale: page.isStale,
    noun: 'job',
    alsoSet: { isEdited: false },
    isEdited: state.isEdited,
  });
  const isDetailOpen = state.job !== null;
  const selection = useSelection(data?.items, getTitle, isDetailOpen);
  // The jobs from files have a count of their own.
  const hasFileJobs = data !== undefined && data.fileTotal > 0;

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Every opening and its applications.">
        {canSee(role, 'add-job') && (
          <Link to={addJob} css={buttonStyle('primary')}>
            New job
          </Link>
        )}
      </PageHeader>
      {!isDetailOpen && <PublishingStatus changes={data} onlyIfNeeded />}
      <JobViewLinks path={screen.path} current="jobs" />
      <ListToolbar
        search={{
          id: 'jobs-search',
          label: 'Search jobs',
          placeholder: 'Title, town, or address',
        }}
        listState={listState}
        exportPath={jobsParams.toExportPath('/jobs/export', state)}
      >
        <OptionalFilter
          label="Status"
          allLabel="All"
          choices={jobDisplayStates}
          value={state.state}
          onValue={(value) => listState.update({ state: value })}
        />
        <RegionFilter value={state.region} onValue={(region) => listState.update({ region })} />
        <OptionalFilter
          label="Job type"
          allLabel="Any"
          choices={jobTypes}
          value={state.type}
          onValue={(type) => listState.update({ type })}
        />
      </ListToolbar>
      <BulkActions
        jobs={selection.selectedRows}
        all={selection.all}
        onChanged={(failed) => {
          selection.select(failed);
          invalidate();
        }}
      />
      <PagedList
        page={page}
        listState={listState}
        selection={selection.tableSelection}
        caption="Jobs"
        one={hasFileJobs ? 'dashboard job' : 'job'}
        many={hasFileJobs ? 'dashboard jobs' : 'jobs'}
        columns={getJobColumns(isDetailOpen)}
        getRowUrl={selectedRow.getRowUrl}
        openId={state.job}
        otherSorts={{ latest: 'Latest changes first' }}
        noRows={
          <Notice icon={BriefcaseBusiness} title="No jobs yet">
            <p>A published job appears on the careers page within seconds.</p>
          </Notice>
        }
        noMatch={({ fileTotal }) =>
          fileTotal === 0 && <EmptyState title="No jobs found" allUrl={screen.path} />
        }
      >
        {({ files, fileTotal }) => (
          <MdxJobList
            jobs={files}
            total={fileTotal}
            selected={state.job}
            getRowUrl={selectedRow.getRowUrl}
          />
        )}
      </PagedList>
    </ScreenBody>
  );

  return (
    <ListDetailLayout title={screen.label} list={list} openId={state.job}>
      {(id) => (
        <JobDetailPane
          id={id}
          path={screen.path}
          isEdited={state.isEdited}
          viewUrl={listState.getUrl({ isEdited: false })}
          onEdit={(isEdited) => {
            // A history entry of its own: the browser's Back button leads to the job.
            if (isEdited) void navigate(listState.getUrl({ isEdited }));
            else listState.update({ isEdited });
          }}
          onOpenCopy={(job) => listState.update({ job, isEdited: true })}
          back={selectedRow.backUrl}
          takesFocus={selectedRow.takesFocus}
        />
      )}
    </ListDetailLayout>
  );
}

type BulkActionsProps = {
  jobs: readonly JobPost[];
  all: PageSelection;
  /** @param failed the ids that stay selected */
  onChanged: (failed: readonly string[]) => void;
};

function BulkActions({ jobs, all, onChanged }: BulkActionsProps) {
  const bulkChange = useBulkChange('job', jobs, getTitle, onChanged);
  const close = () =>
    bulkChange.change((versions) =>
      callStaff<CloseJobsResponse>('/jobs/close', { method: 'POST', body: { jobs: versions } }),
    );
  return (
    <SelectionBar
      label="Change selected jobs"
      count={jobs.length}
      all={all}
      isPending={bulkChange.isPending}
      result={bulkChange.result}
    >
      <CloseJobsButton
        count={jobs.length}
        busy={bulkChange.isPending}
        onConfirm={() => void close()}
      />
    </SelectionBar>
  );
}
