import type { LabeledValue } from '../../contract/shared/schema/fields';
import { formatPhone, getPhoneDigits } from '../../contract/shared/phone';
import type { RegionId } from '../../contract/shared/regions';
import type { Person } from '../inbox/threads/queries';

export const submitterLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  contact: 'Phone',
  email: 'E-mail',
} as const;

export function toSubmitter(
  answers: Readonly<Record<keyof typeof submitterLabels, string>>,
  region: RegionId,
): Person {
  const { firstName, lastName, contact, email } = answers;
  return {
    firstName,
    lastName,
    contact: getPhoneDigits(contact),
    email: email === '' ? null : email,
    region,
  };
}

/** Each message stores its own sender details; the thread keeps those of the first message. */
export function toSubmitterDetails({
  firstName,
  lastName,
  contact,
  email,
}: Person): LabeledValue[] {
  return [
    { label: 'Name', value: `${firstName} ${lastName}` },
    { label: 'Phone', value: formatPhone(contact) },
    ...(email === null ? [] : [{ label: 'E-mail', value: email }]),
  ];
}
