import { contactFields, isPhoneField } from '../../../contract/employees/constants';
import type { Employee, EmployeeField } from '../../../contract/employees/schema';
import { getPhoneDigits } from '../../../contract/shared/phone';
import { listContacts } from '../change-queries';
import { normalizeName } from './values';

type Values = Partial<Record<EmployeeField, string>>;

/**
 * Finds the employee that a row is about: by the ID of an exported file; by a phone number or e-mail, if the name is the same; or
 * by the name, if hire date or certificate number are the same. Two people with the same number stay two people.
 */
export function createMatcher(employees: readonly Employee[]) {
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  const byContact = new Map(
    employees.flatMap((one) => listContacts(one).map((value) => [value, one] as const)),
  );
  const byName = new Map<string, Employee[]>();
  for (const employee of employees) {
    const name = getName(employee);
    byName.set(name, [...(byName.get(name) ?? []), employee]);
  }
  return (values: Values, id: string): Employee | null => {
    const known = byId.get(id);
    if (known !== undefined) return known;
    const name = getName(values);
    for (const field of contactFields) {
      const text = values[field] ?? '';
      const value = isPhoneField(field) ? getPhoneDigits(text) : text.toLowerCase();
      const owner = byContact.get(value);
      if (owner !== undefined && getName(owner) === name) return owner;
    }
    const namesakes = (byName.get(name) ?? []).filter(
      ({ hiredOn, certificateNumber }) =>
        hiredOn === values.hiredOn ||
        (certificateNumber !== null && certificateNumber === values.certificateNumber),
    );
    return namesakes.length === 1 ? (namesakes[0] ?? null) : null;
  };
}

function getName({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }) {
  return normalizeName(`${firstName} ${lastName}`);
}
