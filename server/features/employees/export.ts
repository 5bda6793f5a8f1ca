import { formatEmployeeValue, isPhoneField } from '../../../contract/employees/constants';
import { employmentStates, getEmploymentState } from '../../../contract/employees/employment';
import {
  dateFields,
  employeeFields,
  employeeLabels,
  toEmployeeValues,
  importFieldLabels,
} from '../../../contract/employees/form';
import type { Employee, EmployeeField } from '../../../contract/employees/schema';
import { formatPhone } from '../../../contract/shared/phone';
import { toDateCell, type Cell, type Column } from '../../services/exports/spreadsheet';

const widths: Partial<Record<EmployeeField, number>> = {
  workEmail: 30,
  privateEmail: 30,
  title: 26,
};

/** The form's fields and the ID, so that an exported file can be imported. */
export const getEmployeeColumns = (today: string): readonly Column<Employee>[] => [
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
