import { employeeStatuses, isPhoneField } from '../../contract/employees/constants';
import {
  employeeFields,
  employeeLabels,
  parseEmployeeStatus,
  toEmployeeValues,
} from '../../contract/employees/form';
import {
  type Employee,
  type EmployeeField,
  EmployeesExportQuery,
} from '../../contract/employees/schema';
import { formatPhone } from '../../contract/shared/phone';
import { regionFacts } from '../../contract/shared/region-facts';
import { toRegion } from '../../contract/shared/regions';
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

const dateFields: readonly EmployeeField[] = ['hiredOn', 'certificateExpires', 'leftOn'];
const widths: Partial<Record<EmployeeField, number>> = {
  workEmail: 30,
  privateEmail: 30,
  title: 26,
};

/** The form's fields, so that an exported file can be imported. */
const columns: readonly Column<Employee>[] = [
  ...employeeFields.map((field) => ({
    label: employeeLabels[field],
    cell: (employee: Employee) => {
      const values = toEmployeeValues(employee);
      return dateFields.includes(field)
        ? toDateCell(values[field] || null)
        : formatValue(field, values);
    },
    width: widths[field] ?? 18,
  })),
  { label: 'Changed', cell: ({ changedAt }) => new Date(changedAt), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30 },
];

/** The text of a field, as in the form. */
function formatValue(field: EmployeeField, values: Record<EmployeeField, string>): string | null {
  const value = values[field];
  if (field === 'region') return regionFacts[toRegion(value)].state;
  if (field === 'status') return employeeStatuses[parseEmployeeStatus(value) ?? 'active'];
  if (isPhoneField(field)) return value ? formatPhone(value) : null;
  return value || null;
}
