import { Link } from 'gatsby';
import { UserSearch, Users } from 'lucide-react';
import type { Employee } from '../../../contract/employees';
import { buttonStyle } from '../../ui/button-style';
import { ListDetail } from '../parts/list-detail';
import { DataTable, type Column } from '../parts/list/data-table';
import { FilterRegion } from '../parts/list/filter-region';
import { ListBar } from '../parts/list/list-bar';
import { ListBody } from '../parts/list/list-body';
import { ListCount } from '../parts/list/list-count';
import { Pager } from '../parts/list/pager';
import { openRowStyle, rowOfParameter } from '../parts/list/open-row';
import { useLastPage } from '../parts/list/use-last-page';
import { useListState } from '../parts/list/use-list-state';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { regionName } from '../parts/region-name';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { useDetailFocus } from '../parts/use-detail-focus';
import { AllSignatures } from './all-signatures';
import { Signature } from './signature';
import { signaturesAddress } from './signatures-address';
import { useSigners } from './use-signatures';

/** Whose signature, and beside it the signature. All of it is in the address. */
export function EmailSignature({ screen, location }: ScreenProps) {
  const { state, addressOf, change } = useListState(location, screen.path, signaturesAddress);
  const { data, error, isLoading, mutate } = useSigners(state);
  useLastPage(
    { page: state.page, pageSize: data?.pageSize ?? 1, total: isLoading ? undefined : data?.total },
    (page) => change({ page }),
  );
  const back = addressOf({ employee: null });
  const takesFocus = useDetailFocus(state.employee, back, rowOf);

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Made from the employee’s and the office’s records." />
      <ListBar
        search={{
          id: 'signatures-search',
          label: 'Search employees',
          placeholder: 'Name, title or e-mail',
          query: state.query,
          onQuery: (query) => change({ query }),
        }}
      >
        <FilterRegion value={state.region} onValue={(region) => change({ region })} />
      </ListBar>
      <ListBody data={data} error={error} onRetry={() => mutate()}>
        {({ items, total, pageSize, anybody }) => (
          <>
            <ListCount total={anybody ? total : null} one="employee" many="employees" />
            {!anybody ? (
              <Notice icon={Users} title="Nobody is in the list yet">
                <p>Signatures are made of the employees’ records. Add the first employee.</p>
              </Notice>
            ) : total === 0 ? (
              <Notice icon={UserSearch} title="Nobody matches">
                <Link to={screen.path} replace css={buttonStyle('outline')}>
                  Show all
                </Link>
              </Notice>
            ) : (
              <DataTable
                caption="Employees"
                columns={state.employee === null ? columns : columns.slice(0, 1)}
                rows={items}
                keyOf={({ id }) => id}
                linkOf={({ id }) => addressOf({ employee: id })}
                rowStyle={({ id }) => (id === state.employee ? openRowStyle : undefined)}
                busy={isLoading}
              />
            )}
            <Pager
              page={state.page}
              pageSize={pageSize}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
          </>
        )}
      </ListBody>
      {data?.anybody === true && <AllSignatures state={state} />}
    </ScreenBody>
  );

  return (
    <ListDetail
      title={screen.label}
      list={list}
      detail={
        state.employee === null ? null : (
          <Signature
            key={state.employee}
            employee={state.employee}
            state={state}
            back={back}
            takesFocus={takesFocus}
            onChange={change}
          />
        )
      }
    />
  );
}

const columns: Column<Employee>[] = [
  {
    id: 'name',
    header: 'Name',
    meta: { isRowHeader: true },
    cell: ({ row: { original } }) => `${original.firstName} ${original.lastName}`,
  },
  { id: 'title', header: 'Title', cell: ({ row }) => row.original.title },
  { id: 'region', header: 'Region', cell: ({ row }) => regionName(row.original.region) },
];

/** The row of an employee, or the first of all. */
const rowOf = (id: string) => rowOfParameter('employee', id);
