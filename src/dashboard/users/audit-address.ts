import { auditKinds } from '../../../contract/audit-actions';
import {
  askableDay,
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

/** What the server is asked for: without the words, which travel in a header, and without a day whose year is still being typed. */
export function askedOf(state: AuditState): AuditState {
  return { ...state, query: '', from: askableDay(state.from), to: askableDay(state.to) };
}
