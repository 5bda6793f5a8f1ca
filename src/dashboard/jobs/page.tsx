import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import type { JobPost } from '../../../contract/jobs/schema';
import { canSee, getScreen } from '../../../contract/shared/roles';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { callStaff } from '../api/staff-client';
import { useInvalidate, useListPage } from '../api/swr-hooks';
import { Link } from '../components/link';
import { EmptyState, Notice } from '../components/status/notice';
import { List } from '../components/list/list';
import { PublishingStatus } from '../components/publishing/publishing-status';
import { usePublishing } from '../hooks/use-publishing';
import type { ScreenProps } from '../components/screen';
import { SelectionBar } from '../components/selection';
import { useBulkChange } from '../hooks/selection/use-bulk-change';
import { useSelection, type Selection } from '../hooks/selection/use-selection';
import { useListState } from '../hooks/list/use-list-state';
import { useOpenRow } from '../hooks/list/use-open-row';
import { useStaff } from '../hooks/use-staff';
import { ApplicationsView } from './applications/list';
import { getJobColumns } from './columns';
import { JobDetailPane } from './detail';
import { CloseJobsButton } from './job-actions';
import { JobsLayout } from './jobs-layout';
import { MdxJobList } from './mdx-jobs';
import { jobsParams } from './params';

export function JobsPage(props: ScreenProps) {
  const isApplications = new URLSearchParams(props.location.search).get('view') === 'applications';
  return isApplications ? <ApplicationsView {...props} /> : <JobsView {...props} />;
}

const getTitle = ({ title }: JobPost) => title;

function JobsView({ screen, location }: ScreenProps) {
  const { access } = useStaff();
  const list = useListState(location, screen.path, jobsParams);
  const { state } = list;
  const page = useListPage('GET /jobs', list.input);
  const { data } = page;
  const rows = data && {
    items: [...data.items, ...data.files.map(({ slug: id }) => ({ id }))],
    total: data.total,
  };
  const openRow = useOpenRow(list, { data: rows, isStale: page.isStale }, 'job', {
    noun: 'job',
    alsoSet: { isEdited: false },
    isEdited: state.isEdited,
  });
  const isDetailOpen = state.job !== null;
  // For the badges: the detail may be a draft, which needs no status.
  usePublishing(data);
  const selection = useSelection(data?.items, getTitle, isDetailOpen);
  // Jobs from files are counted separately.
  const hasFileJobs = data !== undefined && data.fileTotal > 0;

  return (
    <JobsLayout
      screen={screen}
      view="jobs"
      lead="Every opening and its applications."
      action={
        canSee(access, 'add-job') && (
          <Link to={getScreen('add-job').path} css={buttonStyle('primary')}>
            New job
          </Link>
        )
      }
      openRow={openRow}
      renderDetail={(record) => <JobDetailPane {...record} list={list} />}
    >
      {!isDetailOpen && <PublishingStatus changes={data} onlyIfNeeded />}
      <List
        list={list}
        page={page}
        search={{ label: 'Search jobs', hint: 'Title, town, or web address' }}
        exportCall={{ call: 'GET /jobs/export' }}
        selection={selection.tableSelection}
        caption="Jobs"
        one={hasFileJobs ? 'dashboard job' : 'job'}
        columns={getJobColumns(isDetailOpen)}
        openRow={openRow}
        otherSorts={{ latest: 'Latest changes first' }}
        noRows={
          <Notice icon={BriefcaseBusiness} title="No jobs yet">
            <p>A published job appears on the careers page within seconds.</p>
          </Notice>
        }
        noMatch={({ fileTotal }) =>
          fileTotal === 0 && <EmptyState title="No jobs found" allUrl={list.path} />
        }
        renderFooter={({ files, fileTotal }) => (
          <MdxJobList jobs={files} total={fileTotal} {...openRow} />
        )}
      >
        <BulkActions selection={selection} />
      </List>
    </JobsLayout>
  );
}

function BulkActions({ selection }: { selection: Selection<JobPost> }) {
  const bulk = useBulkChange(selection, { noun: 'job', refresh: useInvalidate('/jobs') });
  return (
    <SelectionBar label="Change selected jobs" {...bulk}>
      <CloseJobsButton
        count={bulk.count}
        isPending={bulk.isPending}
        onConfirm={() =>
          bulk.change({
            call: (closed) => callStaff('POST /jobs/close', { body: { jobs: closed } }),
            verb: 'Close',
            done: 'Closed',
            isConfirmed: true,
          })
        }
      />
    </SelectionBar>
  );
}
