import { auditKinds } from '../../../contract/audit-actions';
import {
  day,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../parts/list/list-address';

const fields = {
  query: words('q'),
  who: nameOrNull('who'),
  kind: oneOf('kind', auditKinds, 'any'),
  from: day('from'),
  to: day('to'),
  page,
};

/** What the audit keeps in its address. */
export type AuditState = StateOf<typeof fields>;
export const auditAddress = listAddress(fields);

/** What the server is asked for: without the words, which travel in a header, and without a day that is none, or whose year is still being typed (0202). */
export function askedOf(state: AuditState): AuditState {
  const dayOf = (text: string | null) => (text !== null && isAskable(text) ? text : null);
  return { ...state, query: '', from: dayOf(state.from), to: dayOf(state.to) };
}

/** As the server sees it (contract/audit.ts): a day of the calendar, from the year 2000 on. */
function isAskable(text: string): boolean {
  const at = Date.parse(text);
  return /^2\d{3}-/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
