import FolderArchive from 'lucide-react/icons/folder-archive';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import type { WorkProfile } from '../../../contract/signatures/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { useListPage } from '../api/swr-hooks';
import { ListDetailLayout } from '../components/detail/list-detail-layout';
import { Link } from '../components/link';
import { EmptyState, Notice } from '../components/status/notice';
import { List } from '../components/list/list';
import type { ScreenProps } from '../components/screen';
import { StatusMessage } from '../components/status/messages';
import {
  addFacts,
  createColumn,
  ellipsisStyle,
  EmailCell,
  fillingStyle,
  TextCell,
} from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { useListState } from '../hooks/list/use-list-state';
import { useOpenRow } from '../hooks/list/use-open-row';
import { useDownload } from '../hooks/use-download';
import { SignatureDetail } from './detail';
import { signaturesParams, toArchiveQuery, type SignaturesParams } from './params';

export function SignaturesPage({ screen, location }: ScreenProps) {
  const list = useListState(location, screen.path, signaturesParams);
  const { state } = list;
  const page = useListPage('GET /signatures', list.input, 0);
  const openRow = useOpenRow(list, page, 'employee', { noun: 'employee' });
  return (
    <ListDetailLayout
      screen={screen}
      lead="Made from the employee’s and the office’s records."
      // Also shown while the list loads, so that nothing moves afterwards.
      action={page.data?.hasAny !== false && <DownloadAll state={state} />}
      openRow={openRow}
      renderDetail={(record) => (
        <SignatureDetail {...record} state={state} onChange={list.update} />
      )}
    >
      <List
        list={list}
        page={page}
        search={{ label: 'Search employees', hint: 'Name, title, or email' }}
        caption="Employees"
        one="employee"
        columns={state.employee === null ? columns : narrowColumns}
        openRow={openRow}
        noRows={
          <Notice icon={Users} title="No employees yet">
            <p>Signatures are made from employee records. Add the first employee.</p>
          </Notice>
        }
        noMatch={() => (
          <EmptyState icon={UserSearch} title="No employees found" allUrl={list.path} />
        )}
        renderFooter={({ hasAny }) =>
          hasAny &&
          state.show === 'email' && (
            <p>
              Aides and others without a work email aren’t listed.{' '}
              <Link to={list.getUrl({ show: 'all' })} replace>
                Show all employees
              </Link>
            </p>
          )
        }
      />
    </ListDetailLayout>
  );
}

/** Downloads the signatures of all employees, or of those in the chosen region. Search does not matter. */
function DownloadAll({ state }: { state: SignaturesParams }) {
  const archive = useDownload();
  const scope = state.region === null ? 'all' : `all in ${getRegionName(state.region)}`;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space[1] }}>
      <Button
        tone="outline"
        isPending={archive.isPending}
        onClick={() =>
          void archive.download('GET /signatures/zip', { query: toArchiveQuery(state) })
        }
      >
        {!archive.isPending && <FolderArchive size={18} aria-hidden />} Download {scope} (ZIP)
      </Button>
      <StatusMessage isError={archive.error !== null}>
        {archive.savedName !== null && `Downloaded ${archive.savedName}`}
        {archive.error !== null && `Not downloaded. ${archive.error}`}
      </StatusMessage>
    </div>
  );
}

const nameColumn: Column<WorkProfile> = createColumn(
  'name',
  'Name',
  ({ firstName, lastName }) => <TextCell>{`${firstName} ${lastName}`}</TextCell>,
  { isRowHeader: true, style: fillingStyle },
);

const narrowColumns = [addFacts(nameColumn, ({ title }) => [title])];

const columns: Column<WorkProfile>[] = [
  nameColumn,
  createColumn('title', 'Title', (row) => <TextCell>{row.title}</TextCell>, {
    style: ellipsisStyle,
  }),
  createColumn('email', 'Work email', ({ workEmail }) =>
    workEmail === null ? '–' : <EmailCell email={workEmail} />,
  ),
  createColumn('region', 'Region', (row) => getRegionName(row.region)),
];
