import Inbox from 'lucide-react/icons/inbox';
import { formatCount } from '../../../../contract/shared/text/format-number';
import type { Application } from '../../../../contract/applications/schema';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { useListPage } from '../../api/swr-hooks';
import { EmptyState, Notice } from '../../components/status/notice';
import { List } from '../../components/list/list';
import type { ScreenProps } from '../../components/screen';
import { useSelection } from '../../hooks/selection/use-selection';
import { useListState } from '../../hooks/list/use-list-state';
import { useOpenRow } from '../../hooks/list/use-open-row';
import {
  addFacts,
  createColumn,
  ellipsisStyle,
  fillingStyle,
  PhoneCell,
  TextCell,
} from '../../components/table/cells';
import type { Column } from '../../components/table/data-table';
import { waitingRowStyle } from '../../components/table/table.styles';
import { TimeAgo } from '../../components/time/time-ago';
import { JobsLayout } from '../jobs-layout';
import { applicationsParams, getApplicationsUrl } from '../params';
import { BulkActions, formatApplicationName } from './bulk-actions';
import { ApplicationDetailPane } from './detail';
import { StageBadge } from './stage-select';

export function ApplicationsView({ screen, location }: ScreenProps) {
  const list = useListState(location, getApplicationsUrl(), applicationsParams);
  const { state } = list;
  const page = useListPage('GET /jobs/applications', list.input);
  const { data } = page;
  const openRow = useOpenRow(list, page, 'application', { noun: 'application' });
  const isOpen = state.application !== null;
  const selection = useSelection(data?.items, formatApplicationName, isOpen);
  const jobChoices: Record<string, string> = Object.fromEntries(
    (data?.jobs ?? []).map(({ slug, title }) => [slug, title]),
  );
  // The URL may name a job without applications.
  if (state.job !== null) jobChoices[state.job] ??= state.job;

  return (
    <JobsLayout
      screen={screen}
      view="applications"
      lead={data && formatNewCount(data.waiting)}
      openRow={openRow}
      renderDetail={(record) => <ApplicationDetailPane {...record} />}
    >
      <List
        list={list}
        page={page}
        search={{ label: 'Search applications', hint: 'Name, phone, email, or job' }}
        exportCall={{ call: 'GET /jobs/applications/export' }}
        filters={{ job: { label: 'Job', all: 'All jobs', choices: jobChoices } }}
        selection={selection.tableSelection}
        caption="Applications"
        one="application"
        columns={getApplicationColumns(isOpen)}
        getRowStyle={({ stage }) => stage === 'new' && waitingRowStyle}
        openRow={openRow}
        otherSorts={{ waiting: 'New ones first' }}
        noRows={
          <Notice icon={Inbox} title="No applications yet">
            <p>Applications from a job’s page appear here within seconds.</p>
          </Notice>
        }
        noMatch={() => <EmptyState title="No applications found" allUrl={list.path} />}
      >
        <BulkActions selection={selection} />
      </List>
    </JobsLayout>
  );
}

function formatNewCount(count: number): string {
  return count === 0 ? 'No new applications' : formatCount(count, 'new application');
}

const stageColumn: Column<Application> = createColumn(
  'stage',
  'Stage',
  (row) => <StageBadge application={row} />,
  { sortAs: 'stages', cardPosition: 'state' },
);

const nameColumn: Column<Application> = createColumn(
  'name',
  'Name',
  (row) => <TextCell>{row.name}</TextCell>,
  { isRowHeader: true, style: ellipsisStyle },
);

/** @param isDetailOpen an application is open beside the list, which has room for two columns only */
function getApplicationColumns(isDetailOpen: boolean): Column<Application>[] {
  if (isDetailOpen) {
    const listFacts = ({ id, at, jobTitle }: Application) => [
      <TimeAgo key={id} at={at} />,
      jobTitle,
    ];
    return [addFacts(nameColumn, listFacts), stageColumn];
  }
  return [
    nameColumn,
    stageColumn,
    createColumn('job', 'Job', (row) => <TextCell>{row.jobTitle}</TextCell>, {
      sortAs: 'text',
      style: fillingStyle,
      cardPosition: 'start',
    }),
    createColumn('region', 'Region', (row) => getRegionName(row.region), { isOptional: true }),
    createColumn('phone', 'Phone', (row) => <PhoneCell phone={row.contact} />, {
      cardPosition: 'end',
    }),
    createColumn('certified', 'Certificate', (row) => (row.certified ? 'Yes' : 'No'), {
      isOptional: true,
    }),
    createColumn('resume', 'Résumé', (row) => (row.resume === null ? '–' : 'Attached')),
    createColumn('at', 'Received', (row) => <TimeAgo at={row.at} />, {
      sortAs: 'times',
      cardPosition: 'line',
    }),
  ];
}
