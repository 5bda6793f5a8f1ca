import type { ReactNode } from 'react';
import { UserSearch, Users } from 'lucide-react';
import { certificateWarningDays } from '../../../contract/employees/constants';
import type { EmployeesResponse } from '../../../contract/employees/schema';
import type { ListPage } from '../api/use-list-page';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterRegion } from '../components/filter/region-filter';
import { FilterSelect } from '../components/filter/select-filter';
import { Link } from '../components/link/link';
import { NoMatch } from '../components/list/empty-state';
import { ListBar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/paged-list';
import { Notice } from '../components/status/notice';
import type { useListState } from '../hooks/list/use-list-state';
import { getEmployeeColumns } from './columns';
import { employeesParams, type EmployeesParams } from './params';

const statusLabels: Record<EmployeesParams['status'], string> = {
  here: 'Current employees',
  active: 'Active',
  'on-leave': 'On leave',
  left: 'Left',
  all: 'All, including former',
};

const certificateLabels: Record<NonNullable<EmployeesParams['certificate']>, string> = {
  due: 'Expired or expiring soon',
  expired: 'Expired',
  soon: `Expires within ${certificateWarningDays} days`,
  none: 'No expiration date',
};

type EmployeeListProps = {
  listState: ReturnType<typeof useListState<EmployeesParams>>;
  page: ListPage<EmployeesResponse>;
  /** The list without search and filters. */
  path: string;
  getRowUrl: (employee: { id: string }) => string;
  /** Between the toolbar and the list. */
  children: ReactNode;
};

/** The employees with search, filters, sorting, and export. */
export function EmployeeList({ listState, page, path, getRowUrl, children }: EmployeeListProps) {
  const { state } = listState;
  return (
    <>
      <ListBar
        search={{
          id: 'employees-search',
          label: 'Search employees',
          placeholder: 'Name, phone, e-mail, title, certificate',
        }}
        at={listState}
        exported={employeesParams.exported('/employees/export', state)}
      >
        <FilterSelect
          label="Status"
          choices={statusLabels}
          value={state.status}
          onValue={(status) => listState.change({ status })}
        />
        <FilterRegion value={state.region} onValue={(region) => listState.change({ region })} />
        <FilterOrAll
          label="Certificate"
          all="All"
          choices={certificateLabels}
          value={state.certificate}
          onValue={(certificate) => listState.change({ certificate })}
        />
      </ListBar>
      {children}
      <PagedList
        page={page}
        at={listState}
        caption="Employees"
        one="employee"
        many="employees"
        columns={getEmployeeColumns(page.data?.today ?? '', state.employee !== null)}
        linkOf={getRowUrl}
        open={state.employee}
        noneYet={
          <Notice icon={Users} title="No employees yet">
            <p>Add the first employee, or import a list from a spreadsheet.</p>
          </Notice>
        }
        noMatch={({ anybody }) => (
          <NoMatch icon={UserSearch} title="No employees found" all={path}>
            {anybody && state.status === 'here' && (
              <p>
                Only current employees were searched.{' '}
                <Link to={listState.addressOf({ status: 'all' })} replace>
                  Search former employees
                </Link>
              </p>
            )}
          </NoMatch>
        )}
      />
    </>
  );
}
