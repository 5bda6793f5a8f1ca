import { employeeLabels, employeeStatuses } from '../../contract/employees/constants';
import { EmployeesExportQuery, type Employee } from '../../contract/employees/schema';
import { formatPhone } from '../../contract/shared/phone';
import { regionFacts } from '../../contract/shared/region-facts';
import type { Context } from '../context';
import type { App } from '../http/app-type';
import { registerExportRoute } from '../http/exports/export-route';
import { toDateCell, type Column } from '../http/exports/spreadsheet';
import { listEmployees } from './queries';
import { parseEmployeeFilter } from './service';

export function employeeExportRoutes(app: App, context: Context): void {
  registerExportRoute(app, context, {
    path: '/employees/export',
    summary: 'Export employees as CSV or Excel',
    schema: { querystring: EmployeesExportQuery },
    read: async (request, page) => {
      const filter = parseEmployeeFilter(context, request);
      const { status, region, certificate, search } = filter;
      return {
        name: 'employees',
        columns,
        rows: await listEmployees(context.database.db, filter, page),
        filters: { status: status === 'here' ? null : status, region, certificate },
        hasSearch: search !== '',
      };
    },
  });
}

/** In the order of the import, so that an exported file can be imported. */
const columns: readonly Column<Employee>[] = [
  { label: employeeLabels.firstName, cell: ({ firstName }) => firstName, width: 18 },
  { label: employeeLabels.lastName, cell: ({ lastName }) => lastName, width: 22 },
  { label: employeeLabels.title, cell: ({ title }) => title, width: 26 },
  { label: employeeLabels.region, cell: ({ region }) => regionFacts[region].state, width: 14 },
  { label: employeeLabels.workPhone, cell: ({ workPhone }) => phoneCell(workPhone), width: 16 },
  { label: employeeLabels.workEmail, cell: ({ workEmail }) => workEmail, width: 30 },
  { label: employeeLabels.privatePhone, cell: (one) => phoneCell(one.privatePhone), width: 16 },
  { label: employeeLabels.privateEmail, cell: ({ privateEmail }) => privateEmail, width: 30 },
  { label: employeeLabels.languages, cell: ({ languages }) => languages.join('; '), width: 24 },
  { label: employeeLabels.hiredOn, cell: ({ hiredOn }) => toDateCell(hiredOn), width: 12 },
  { label: employeeLabels.certificateNumber, cell: (one) => one.certificateNumber, width: 20 },
  {
    label: employeeLabels.certificateExpires,
    cell: ({ certificateExpires }) => toDateCell(certificateExpires),
    width: 18,
  },
  { label: employeeLabels.status, cell: ({ status }) => employeeStatuses[status], width: 10 },
  { label: employeeLabels.leftOn, cell: ({ leftOn }) => toDateCell(leftOn), width: 12 },
  { label: 'Changed', cell: ({ changedAt }) => new Date(changedAt), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30 },
];

function phoneCell(phone: string | null): string | null {
  return phone === null ? null : formatPhone(phone);
}
