import type { EmployeeRecord } from '../../contract/forms/employee';
import type { Contact } from '../db/queries/employee-changes';

/** Who has a number or an address already, and what to do. */
export function hasThis(other: Contact, key: 'phone' | 'email'): string {
  const name = `${other.firstName} ${other.lastName}`;
  const what = key === 'phone' ? 'phone number' : 'e-mail address';
  return other.hasLeft
    ? `${name}, who has left, has this ${what}. If they are back, change their status instead`
    : `${name} has this ${what} already`;
}

/** What of an employee somebody else has, by field. */
export function takenFields(
  { phone, email }: Pick<EmployeeRecord, 'phone' | 'email'>,
  others: readonly Contact[],
): Record<string, string> {
  const samePhone = others.find((other) => other.phone === phone);
  const sameEmail = email === null ? undefined : others.find((other) => other.email === email);
  return {
    ...(samePhone ? { phone: hasThis(samePhone, 'phone') } : {}),
    ...(sameEmail ? { email: hasThis(sameEmail, 'email') } : {}),
  };
}
