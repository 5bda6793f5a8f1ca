import { formatPhone, getPhoneDigits } from '../../../contract/shared/phone';
import type { RegionId } from '../../../contract/shared/regions';

export type Person = {
  firstName: string;
  lastName: string;
  email: string | null;
  /** '' if the person wrote an email, which gives no number. */
  contact: string;
  region: RegionId;
};

export const submitterLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  contact: 'Phone',
  email: 'Email',
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
export function toSubmitterDetails({ firstName, lastName, contact, email }: Person) {
  return [
    { label: 'Name', value: `${firstName} ${lastName}` },
    ...(contact === '' ? [] : [{ label: 'Phone', value: formatPhone(contact) }]),
    ...(email === null ? [] : [{ label: 'Email', value: email }]),
  ];
}
