import { group } from 'd3-array';
import {
  contactFields,
  isPhoneField,
  type ContactField,
} from '../../../../contract/employees/constants';
import type { Employee, EmployeeField } from '../../../../contract/employees/schema';
import { getPhoneDigits } from '../../../../contract/shared/phone';
import { listContacts } from '../change-employee';
import { toPlainLabel } from './values';

type Values = Partial<Record<EmployeeField, string>>;

/**
 * Finds the employee that a row is about: by the ID of an exported file; by a phone number or email, if the name is the same; or
 * by the name, if hire date or certificate number are the same. Two people with the same number stay two people.
 */
export function createEmployeeMatcher(employees: readonly Employee[]) {
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  const byContact = new Map(
    employees.flatMap((one) => listContacts(one).map((value) => [value, one] as const)),
  );
  const byName = group(employees, getName);
  const listNamesakes = (values: Values) => byName.get(getName(values)) ?? [];
  const match = (values: Values, id: string): Employee | null => {
    const known = byId.get(id);
    if (known !== undefined) return known;
    const name = getName(values);
    for (const field of contactFields) {
      const owner = byContact.get(toStoredContact(field, values[field] ?? ''));
      if (owner !== undefined && getName(owner) === name) return owner;
    }
    const namesakes = listNamesakes(values).filter(
      ({ hiredOn, certificateNumber }) =>
        hiredOn === values.hiredOn ||
        (certificateNumber !== null && certificateNumber === values.certificateNumber),
    );
    return namesakes.length === 1 ? (namesakes[0] ?? null) : null;
  };
  return { match, listNamesakes };
}

export function toStoredContact(field: ContactField, text: string): string {
  return isPhoneField(field) ? getPhoneDigits(text) : text.toLowerCase();
}

function getName({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }) {
  return toPlainLabel(`${firstName} ${lastName}`);
}
