import { employeeLabels, employeeStatuses } from '../../contract/employees/constants';
import { EmployeesExportQuery, type Employee } from '../../contract/employees/schema';
import { formatPhone } from '../../contract/shared/phone';
import { regionFacts } from '../../contract/shared/region-facts';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { listEmployees } from './queries';
import { dayCell, type Column } from '../http/exports/spreadsheet';
import { parseEmployeeFilter } from './service';
import { exportRoute } from '../http/exports/export-route';

/** GET /employees/export: what the filters leave, as a file that can be changed and imported elsewhere. Who took it is recorded. */
export function employeeExportRoutes(app: App, context: Context): void {
  exportRoute(app, context, {
    path: '/employees/export',
    summary: 'The employees as CSV or Excel',
    schema: { querystring: EmployeesExportQuery },
    read: async (request, page) => {
      const filter = parseEmployeeFilter(context, request);
      const { status, region, certificate, search } = filter;
      return {
        name: 'employees',
        columns,
        rows: await listEmployees(context.database.db, filter, page),
        filters: { status: status === 'here' ? null : status, region, certificate },
        searched: search !== '',
      };
    },
  });
}

/** Those of the import, in its order, and who changed them last. */
const columns: readonly Column<Employee>[] = [
  { label: employeeLabels.firstName, cell: ({ firstName }) => firstName, width: 18 },
  { label: employeeLabels.lastName, cell: ({ lastName }) => lastName, width: 22 },
  { label: employeeLabels.title, cell: ({ title }) => title, width: 26 },
  { label: employeeLabels.region, cell: ({ region }) => regionFacts[region].state, width: 14 },
  {
    label: employeeLabels.workPhone,
    cell: ({ workPhone }) => workPhone && formatPhone(workPhone),
    width: 16,
  },
  { label: employeeLabels.workEmail, cell: ({ workEmail }) => workEmail, width: 30 },
  {
    label: employeeLabels.privatePhone,
    cell: ({ privatePhone }) => formatPhone(privatePhone),
    width: 16,
  },
  { label: employeeLabels.privateEmail, cell: ({ privateEmail }) => privateEmail, width: 30 },
  { label: employeeLabels.languages, cell: ({ languages }) => languages.join('; '), width: 24 },
  { label: employeeLabels.hiredOn, cell: ({ hiredOn }) => dayCell(hiredOn), width: 12 },
  {
    label: employeeLabels.certificateNumber,
    cell: ({ certificateNumber }) => certificateNumber,
    width: 20,
  },
  {
    label: employeeLabels.certificateExpires,
    cell: ({ certificateExpires }) => dayCell(certificateExpires),
    width: 18,
  },
  { label: employeeLabels.status, cell: ({ status }) => employeeStatuses[status], width: 10 },
  { label: employeeLabels.leftOn, cell: ({ leftOn }) => dayCell(leftOn), width: 12 },
  { label: 'Changed', cell: ({ changedAt }) => new Date(changedAt), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30 },
];
