import { normalizeForSearch } from '../../../contract/shared/text/text-search';

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
  const searchText = [firstName, lastName, contact, email ?? '', jobTitle].join(' ');
  return {
    words: normalizeForSearch(searchText),
    sortName: normalizeForSearch(`${lastName} ${firstName}`),
  };
}
