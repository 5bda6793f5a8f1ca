import { formatPhone } from '../../contract/shared/phone';
import { normalizeForSearch } from '../../contract/shared/text/text-search';

type Searchable = {
  firstName: string;
  lastName: string;
  contact: string;
  email: string | null;
  jobTitle: string;
};

/** Builds the columns for search and order. Normalized here, because SQLite's lower() only knows ASCII. */
export function buildSearchText({ firstName, lastName, contact, email, jobTitle }: Searchable): {
  words: string;
  sortName: string;
} {
  const dashed = contact.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  const phones = [contact, formatPhone(contact), dashed];
  const words = [firstName, lastName, ...phones, email ?? '', jobTitle].join(' ');
  return {
    words: normalizeForSearch(words),
    sortName: normalizeForSearch(`${lastName} ${firstName}`),
  };
}
