import { UserSearch, Users } from 'lucide-react';
import type { WorkProfile, WorkProfilesAnswer } from '../../../contract/signatures/schema';
import { ListDetail } from '../components/detail/list-detail-layout';
import { rowNameStyle, wrapStyle } from '../components/table/cell.styles';
import type { Column } from '../components/table/data-table';
import { FilterRegion } from '../components/filter/region-filter';
import { ListBar } from '../components/list/list-toolbar';
import { NoMatch } from '../components/list/empty-state';
import { SortedName } from '../components/table/name-cell';
import { PagedList } from '../components/list/paged-list';
import { useListPage } from '../api/use-list-page';
import { useListState } from '../hooks/list/use-list-state';
import { useOpened } from '../hooks/list/use-selected-row';
import { Notice } from '../components/status/notice';
import { PageHeader } from '../components/screen/page-header';
import { regionName } from '../components/region-name';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { AllSignatures } from './download-all';
import { Signature } from './detail';
import { signaturesAddress } from './params';

/** Whose signature, and beside it the signature. All of it is in the address. */
export function EmailSignature({ screen, location }: ScreenProps) {
  const at = useListState(location, screen.path, signaturesAddress);
  const { state, change } = at;
  const page = useListPage<WorkProfilesAnswer>(signaturesAddress.keyOf('/signatures', state), 0);
  const { linkOf, ...opened } = useOpened(at, 'employee', {
    rows: page.data?.items,
    total: page.data?.total,
    isOld: page.isOld,
    what: 'employee',
  });

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Made from the employee’s and the office’s records.">
        {/* Also while the list is on its way, so that nothing moves when it comes. */}
        {page.data?.anybody !== false && <AllSignatures state={state} />}
      </PageHeader>
      <ListBar
        search={{
          id: 'signatures-search',
          label: 'Search employees',
          placeholder: 'Name, title or e-mail',
        }}
        at={at}
      >
        <FilterRegion value={state.region} onValue={(region) => change({ region })} />
      </ListBar>
      <PagedList
        {...{ page, at }}
        caption="Employees"
        one="employee"
        many="employees"
        columns={state.employee === null ? columns : columns.slice(0, 1)}
        linkOf={linkOf}
        open={state.employee}
        noneYet={
          <Notice icon={Users} title="Nobody is in the list yet">
            <p>Signatures are made of the employees’ records. Add the first employee.</p>
          </Notice>
        }
        noMatch={() => <NoMatch icon={UserSearch} title="Nobody matches" all={screen.path} />}
      />
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.employee}>
      {(id) => <Signature employee={id} state={state} onChange={change} {...opened} />}
    </ListDetail>
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
