import { formatEmployeeValue, isPhoneField } from '../../../contract/employees/constants';
import { employmentStates, getEmploymentState } from '../../../contract/employees/employment';
import {
  dateFields,
  employeeFields,
  employeeLabels,
  toEmployeeValues,
  importFieldLabels,
} from '../../../contract/employees/form';
import { employeeEndpoints } from '../../../contract/employees/endpoints';
import type { Employee, EmployeeField } from '../../../contract/employees/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { createExportHandler } from '../../services/exports/export-route';
import { toDateCell, type Cell, type Column } from '../../services/exports/spreadsheet';
import { listEmployees } from './queries';
import { parseEmployeeFilter } from './service';

export function employeeExportRoutes(app: App, context: Context): void {
  createHandle(
    app,
    context,
    employeeEndpoints,
  )(
    'GET /employees/export',
    createExportHandler(context, async (request, page) => {
      const filter = parseEmployeeFilter(context, request);
      const { status, region, certificate, search } = filter;
      return {
        name: 'employees',
        columns: getColumns(filter.today),
        rows: await listEmployees(context.database.db, filter, page),
        filters: { status: status === 'current' ? null : status, region, certificate },
        hasSearch: search !== '',
      };
    }),
  );
}

const widths: Partial<Record<EmployeeField, number>> = {
  workEmail: 30,
  privateEmail: 30,
  title: 26,
};

/** The form's fields and the ID, so that an exported file can be imported. */
const getColumns = (today: string): readonly Column<Employee>[] => [
  ...employeeFields.map((field) => ({
    label: employeeLabels[field],
    cell: (employee: Employee) =>
      field === 'status'
        ? employmentStates[getEmploymentState(employee, today)]
        : toCell(field, toEmployeeValues(employee)[field]),
    width: widths[field] ?? 18,
  })),
  { label: importFieldLabels.id, cell: ({ id }) => id, width: 38 },
  { label: 'Changed', cell: ({ changedAt }) => new Date(changedAt), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30, isStaff: true },
];

function toCell(field: EmployeeField, value: string): Cell {
  if (value === '') return null;
  if (dateFields.includes(field)) return toDateCell(value);
  if (isPhoneField(field)) return formatPhone(value);
  return formatEmployeeValue(field, value);
}
