import { normalizeForSearch } from '../../contract/shared/text/text-search';
import { formatPhone } from '../../contract/shared/phone';

/** The text that a search looks in, with the phone number in three formats. It starts with the name, for sorting. */
export function buildRequestSearchText(request: {
  firstName: string;
  lastName: string;
  reference: string;
  contact: string;
  email: string | null;
}): string {
  const { firstName, lastName, reference, contact, email } = request;
  const dashed = contact.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  return normalizeForSearch(
    [firstName, lastName, reference, email ?? '', contact, formatPhone(contact), dashed].join(' '),
  );
}
