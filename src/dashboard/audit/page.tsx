import FileSearch from 'lucide-react/icons/file-search';
import { useListPage } from '../api/swr-hooks';
import { formatStaffName } from '../api/staff-names';
import { EmptyState } from '../components/status/notice';
import { Link } from '../components/link';
import { ListToolbar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/list';
import {
  PageHeader,
  ScreenBody,
  type ScreenProps,
  getUsersViews,
  ViewLinks,
} from '../components/screen';
import { useListState } from '../hooks/list/use-list-state';
import { auditColumns } from './columns';
import { auditParams, type AuditParams } from './params';

const kindLabels: Record<AuditParams['kind'], string> = {
  any: 'Everything',
  disclosure: 'Masked data viewed',
  export: 'Exports',
  account: 'Roles and accounts',
  thread: 'Status and assignee',
  message: 'Replies, notes, calls',
  template: 'Reply templates',
  'help-desk': 'Help-desk requests',
  employee: 'Employees',
  job: 'Jobs and applications',
  post: 'Posts',
  deletion: 'Automatic deletions',
};

/** The audit log, for the owner. */
export function AuditPage({ screen, location }: ScreenProps) {
  const path = `${screen.path}?view=audit`;
  const listState = useListState(location, path, auditParams);
  const { state } = listState;
  const page = useListPage('GET /audit', auditParams.toInput(state), 0);
  // The person in the URL can be selected before the list of actors has loaded.
  const actors = new Set([
    ...(page.data?.actors ?? []),
    ...(state.actor === null ? [] : [state.actor]),
  ]);
  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead="Who viewed masked data, exported lists, replied, or changed something."
      />
      <ViewLinks views={getUsersViews(screen.path)} current="audit" />
      <ListToolbar
        search={{
          label: 'Search the audit log',
          placeholder: 'Person or record',
        }}
        listState={listState}
        exportCall={{ call: 'GET /audit/export', query: auditParams.toExportQuery(state) }}
        filters={{
          actor: {
            label: 'Person',
            all: 'Everyone',
            choices: Object.fromEntries(
              [...actors]
                .sort()
                .map((person) => [person, `${formatStaffName(person)} (${person})`]),
            ),
          },
          kind: { label: 'Action', choices: kindLabels },
          from: { label: 'From' },
          to: { label: 'To' },
        }}
      />
      {state.batch !== null && (
        <p>
          The records of one bulk action. <Link to={path}>Show the whole log</Link>
        </p>
      )}
      <PagedList
        page={page}
        listState={listState}
        caption="Audit log, newest first"
        one="entry"
        many="entries"
        columns={auditColumns}
        noMatch={() => <EmptyState icon={FileSearch} title="No entries found" allUrl={path} />}
      />
    </ScreenBody>
  );
}
