import { formatPhone } from '../../contract/shared/phone';
import { normalizeForSearch } from '../../contract/shared/text/text-search';

type Searchable = {
  first_name: string;
  last_name: string;
  contact: string;
  email: string | null;
  job_title: string;
};

/** Builds the columns for search and order. Normalized here, because SQLite's lower() only knows ASCII. */
export function buildSearchText({
  first_name: firstName,
  last_name: lastName,
  contact,
  email,
  job_title: jobTitle,
}: Searchable): { words: string; sort_name: string } {
  const dashed = contact.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  const phones = [contact, formatPhone(contact), dashed];
  const words = [firstName, lastName, ...phones, email ?? '', jobTitle].join(' ');
  return {
    words: normalizeForSearch(words),
    sort_name: normalizeForSearch(`${lastName} ${firstName}`),
  };
}
