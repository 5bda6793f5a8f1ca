import { employeeFields, type EmployeeField } from '../../../contract/employees/constants';
import type { Employee } from '../../../contract/employees/schema';
import { toValues } from '../../../contract/employees/form';
import { formatPhone } from '../../../contract/shared/phone';

export type Values = Record<EmployeeField, string>;

/** What the form of a new employee begins with. */
const emptyValues: Values = {
  ...(Object.fromEntries(employeeFields.map((field) => [field, ''])) as Values),
  status: 'active',
};

/** An employee's fields as the form has them; null: of a new one. */
export function valuesOf(employee: Employee | null): Values {
  if (employee === null) return emptyValues;
  const values = toValues(employee);
  const own = Object.fromEntries(employeeFields.map((field) => [field, values[field]])) as Values;
  return {
    ...own,
    workPhone: formatPhone(values.workPhone),
    privatePhone: formatPhone(values.privatePhone),
  };
}
