import { UserSearch, Users } from 'lucide-react';
import type { WorkProfile, WorkProfilesAnswer } from '../../../contract/signatures';
import { ListDetail } from '../parts/list-detail';
import { rowNameStyle, wrapStyle } from '../parts/list/cell-style';
import type { Column } from '../parts/list/data-table';
import { FilterRegion } from '../parts/list/filter-region';
import { ListBar } from '../parts/list/list-bar';
import { NoMatch } from '../parts/list/no-match';
import { SortedName } from '../parts/list/sorted-name';
import { PagedList } from '../parts/list/paged-list';
import { useListPage } from '../parts/list/use-list-page';
import { useListState } from '../parts/list/use-list-state';
import { useOpened } from '../parts/list/use-opened';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { regionName } from '../parts/region-name';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { AllSignatures } from './all-signatures';
import { Signature } from './signature';
import { signaturesAddress } from './signatures-address';

/** What the screen asks for first. */
export const askOfSignatures = ({ location }: ScreenProps) =>
  signaturesAddress.keyOf('/signatures', signaturesAddress.read(location.search));

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
