import { contactFields, isPhoneField, type ContactField } from '../../contract/employees/constants';
import type { EmployeeRecord } from '../../contract/employees/form';
import type { ContactOwner } from './change-queries';

/** Who has a number or an address already, and what to do. */
export function duplicateMessage(other: ContactOwner, field: ContactField): string {
  const name = `${other.firstName} ${other.lastName}`;
  const what = isPhoneField(field) ? 'phone number' : 'e-mail address';
  return other.hasLeft
    ? `${name}, who has left, has this ${what}. If they are back, change their status instead`
    : `${name} has this ${what} already`;
}

/** What of an employee somebody else has, by field. */
export function duplicateFields(
  employee: Pick<EmployeeRecord, ContactField>,
  others: readonly ContactOwner[],
): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const field of contactFields) {
    const value = employee[field];
    const other = others.find(({ contacts }) => value !== null && contacts.includes(value));
    if (other) taken[field] = duplicateMessage(other, field);
  }
  return taken;
}
