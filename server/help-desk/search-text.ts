import { foldWords } from '../../contract/shared/text/text-search';
import { formatPhone } from '../../contract/shared/phone';

/**
 * What a request is found by, folded as all searches are: name, reference, e-mail, and the number as it is written: '2125550199',
 * '(212) 555-0199' and '212-555-0199'. It begins with the name, which the queue is ordered by.
 */
export function wordsOfRequest(request: {
  firstName: string;
  lastName: string;
  reference: string;
  contact: string;
  email: string | null;
}): string {
  const { firstName, lastName, reference, contact, email } = request;
  const dashed = contact.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  const all = [firstName, lastName, reference, email ?? '', contact, formatPhone(contact), dashed];
  return foldWords(all.join(' '));
}
