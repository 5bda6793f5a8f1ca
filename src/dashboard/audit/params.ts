import { auditKinds } from '../../../contract/audit/constants';
import {
  day,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';

const fields = {
  query: words(),
  who: nameOrNull('who'),
  kind: oneOf('kind', auditKinds, 'any'),
  from: day('from'),
  to: day('to'),
  page,
};

/** What the audit keeps in its address. */
export type AuditState = StateOf<typeof fields>;
export const auditAddress = listAddress(fields);
