import { formatPhone } from '../../contract/shared/phone';
import { normalizeForSearch } from '../../contract/shared/text/text-search';

type Searchable = {
  firstName: string;
  lastName: string;
  contact: string;
  email: string | null;
  jobTitle: string;
};

export function buildSearchText({ firstName, lastName, contact, email, jobTitle }: Searchable): {
  words: string;
  sortName: string;
} {
  const dashed = contact.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  const phones = [contact, formatPhone(contact), dashed];
  const searchText = [firstName, lastName, ...phones, email ?? '', jobTitle].join(' ');
  return {
    words: normalizeForSearch(searchText),
    sortName: normalizeForSearch(`${lastName} ${firstName}`),
  };
}
