import { FolderArchive, UserSearch, Users } from 'lucide-react';
import type { WorkProfile, WorkProfilesResponse } from '../../../contract/signatures/schema';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { useListPage } from '../api/use-list-page';
import { ListDetail } from '../components/detail/list-detail-layout';
import { FilterRegion } from '../components/filter/region-filter';
import { NoMatch } from '../components/list/empty-state';
import { ListBar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/paged-list';
import { regionName } from '../components/region-name';
import { PageHeader } from '../components/screen/page-header';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { Notice } from '../components/status/notice';
import { SaidLine } from '../components/status/status-message';
import { rowNameStyle, wrapStyle } from '../components/table/cell.styles';
import type { Column } from '../components/table/data-table';
import { SortedName } from '../components/table/name-cell';
import { useListState } from '../hooks/list/use-list-state';
import { useOpened } from '../hooks/list/use-selected-row';
import { useDownload } from '../hooks/use-download';
import { SignatureDetail } from './detail';
import { archivePath, signaturesParams, type SignaturesParams } from './params';

/** The employees, and beside them the e-mail signature of one. */
export function SignaturesPage({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, signaturesParams);
  const { state } = listState;
  const page = useListPage<WorkProfilesResponse>(signaturesParams.keyOf('/signatures', state), 0);
  const selection = useOpened(listState, 'employee', {
    rows: page.data?.items,
    total: page.data?.total,
    isOld: page.isOld,
    what: 'employee',
  });

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Made from the employee’s and the office’s records.">
        {/* Also shown while the list loads, so that nothing moves afterwards. */}
        {page.data?.anybody !== false && <DownloadAll state={state} />}
      </PageHeader>
      <ListBar
        search={{
          id: 'signatures-search',
          label: 'Search employees',
          placeholder: 'Name, title, or e-mail',
        }}
        at={listState}
      >
        <FilterRegion value={state.region} onValue={(region) => listState.change({ region })} />
      </ListBar>
      <PagedList
        page={page}
        at={listState}
        caption="Employees"
        one="employee"
        many="employees"
        columns={state.employee === null ? columns : columns.slice(0, 1)}
        linkOf={selection.linkOf}
        open={state.employee}
        noneYet={
          <Notice icon={Users} title="No employees yet">
            <p>Signatures are made from employee records. Add the first employee.</p>
          </Notice>
        }
        noMatch={() => <NoMatch icon={UserSearch} title="No employees found" all={screen.path} />}
      />
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.employee}>
      {(id) => (
        <SignatureDetail
          employee={id}
          state={state}
          back={selection.back}
          takesFocus={selection.takesFocus}
          onChange={listState.change}
        />
      )}
    </ListDetail>
  );
}

/** Downloads the signatures of all employees, or of those in the chosen region. Search does not matter. */
function DownloadAll({ state }: { state: SignaturesParams }) {
  const archive = useDownload();
  const scope = state.region === null ? 'all' : `all in ${regionName(state.region)}`;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space[1] }}>
      <Button
        tone="outline"
        busy={archive.busy}
        onClick={() => void archive.download(archivePath(state))}
      >
        {!archive.busy && <FolderArchive size={18} aria-hidden />} Download {scope} (ZIP)
      </Button>
      <SaidLine failed={archive.fault !== null}>
        {archive.saved !== null && `Downloaded ${archive.saved}`}
        {archive.fault !== null && `Not downloaded. ${archive.fault}`}
      </SaidLine>
    </div>
  );
}

const columns: Column<WorkProfile>[] = [
  {
    id: 'name',
    header: 'Name',
    meta: { isRowHeader: true, style: rowNameStyle },
    cell: ({ row: { original } }) => <SortedName {...original} />,
  },
  {
    id: 'title',
    header: 'Title',
    meta: { style: wrapStyle },
    cell: ({ row }) => row.original.title,
  },
  { id: 'region', header: 'Region', cell: ({ row }) => regionName(row.original.region) },
];
