import FileSearch from 'lucide-react/icons/file-search';
import { useListPage } from '../api/swr-hooks';
import { formatStaffName } from '../api/staff-names';
import { EmptyState } from '../components/status/notice';
import { Link } from '../components/link';
import { List } from '../components/list/list';
import {
  PageHeader,
  ScreenBody,
  type ScreenProps,
  getUsersViews,
  ViewLinks,
} from '../components/screen';
import { useListState } from '../hooks/list/use-list-state';
import { auditColumns } from './columns';
import { auditParams } from './params';

export function AuditPage({ screen, location }: ScreenProps) {
  const list = useListState(location, `${screen.path}?view=audit`, auditParams);
  const { state, path } = list;
  const page = useListPage('GET /audit', list.input, 0);
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
      >
        <ViewLinks views={getUsersViews(screen.path)} current="audit" />
      </PageHeader>
      <List
        list={list}
        page={page}
        search={{ label: 'Search the audit log', hint: 'Person or record' }}
        exportCall={{ call: 'GET /audit/export' }}
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
        }}
        caption="Audit log, newest first"
        one="entry"
        many="entries"
        columns={auditColumns}
        noMatch={() => <EmptyState icon={FileSearch} title="No entries found" allUrl={path} />}
      >
        {state.batch !== null && (
          <p>
            The records of one bulk action. <Link to={path}>Show the whole log</Link>
          </p>
        )}
      </List>
    </ScreenBody>
  );
}
