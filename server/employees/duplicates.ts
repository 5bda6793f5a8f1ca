import { contactFields, isPhoneField, type ContactField } from '../../contract/employees/constants';
import type { EmployeeRecord } from '../../contract/employees/form';
import type { ContactOwner } from './change-queries';

/** A phone number or e-mail address belongs to one employee only. */
export function duplicateMessage(owner: ContactOwner, field: ContactField): string {
  const name = `${owner.firstName} ${owner.lastName}`;
  const contact = isPhoneField(field) ? 'phone number' : 'e-mail address';
  return owner.hasLeft
    ? `${name}, a former employee, has this ${contact}. If they came back, change their status instead`
    : `${name} already has this ${contact}`;
}

/** The messages for contacts that other employees already have, by field. */
export function duplicateFields(
  employee: Pick<EmployeeRecord, ContactField>,
  owners: readonly ContactOwner[],
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const field of contactFields) {
    const value = employee[field];
    const owner = owners.find(({ contacts }) => value !== null && contacts.includes(value));
    if (owner) messages[field] = duplicateMessage(owner, field);
  }
  return messages;
}
