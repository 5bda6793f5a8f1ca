import type { ReactNode } from 'react';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import { certificateWarningDays } from '../../../contract/employees/constants';
import type { EmployeesResponse } from '../../../contract/employees/schema';
import type { ListPage } from '../api/swr-hooks';
import { regionFilter } from '../components/filter/filters';
import { Link } from '../components/link';
import { EmptyState, Notice } from '../components/status/notice';
import { ListToolbar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/list';
import type { ListState } from '../hooks/list/use-list-state';
import { getEmployeeColumns } from './columns';
import { employeesParams, type EmployeesParams } from './params';

const statusLabels: Record<EmployeesParams['status'], string> = {
  current: 'Current employees',
  active: 'Active',
  'on-leave': 'On leave',
  starting: 'Starting',
  leaving: 'Leaving',
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
  listState: ListState<EmployeesParams>;
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
      <ListToolbar
        search={{
          label: 'Search employees',
          placeholder: 'Name, phone, email, title, certificate',
        }}
        listState={listState}
        exportCall={{ call: 'GET /employees/export', query: employeesParams.toExportQuery(state) }}
        filters={{
          status: { label: 'Status', choices: statusLabels },
          region: regionFilter,
          certificate: { label: 'Certificate', all: 'All', choices: certificateLabels },
        }}
      />
      {children}
      <PagedList
        page={page}
        listState={listState}
        caption="Employees"
        one="employee"
        columns={getEmployeeColumns(page.data?.today ?? '', state.employee !== null)}
        getRowUrl={getRowUrl}
        openId={state.employee}
        noRows={
          <Notice icon={Users} title="No employees yet">
            <p>Add the first employee, or import a list from a spreadsheet.</p>
          </Notice>
        }
        noMatch={({ hasAny }) => (
          <EmptyState icon={UserSearch} title="No employees found" allUrl={path}>
            {hasAny && state.status === 'current' && (
              <p>
                Only current employees were searched.{' '}
                <Link to={listState.getUrl({ status: 'all' })} replace>
                  Search former employees
                </Link>
              </p>
            )}
          </EmptyState>
        )}
      />
    </>
  );
}
