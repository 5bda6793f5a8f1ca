import type { MergedThread } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';

/** The number of a person, or the address of one who is known only by email. */
export function formatContact({ contact, email }: Pick<MergedThread, 'contact' | 'email'>): string {
  return contact === '' ? (email ?? '') : formatPhone(contact);
}
