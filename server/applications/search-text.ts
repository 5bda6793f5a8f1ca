import { foldWords } from '../../contract/shared/text/text-search';
import { formatPhone } from '../../contract/shared/phone';

type Applicant = {
  first_name: string;
  last_name: string;
  contact: string;
  email: string | null;
  job_title: string;
};

/** What an application is found by, and what the list is in order of, folded: both engines fold ASCII alone, or not the same. */
export function wordsOfApplication(row: Applicant): { words: string; sort_name: string } {
  const { first_name: first, last_name: last, contact, email, job_title: title } = row;
  const dashed = contact.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  const words = [first, last, contact, formatPhone(contact), dashed, email ?? '', title];
  return { words: foldWords(words.join(' ')), sort_name: foldWords(`${last} ${first}`) };
}
