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

/** The URL search params of the audit. */
export type AuditParams = StateOf<typeof fields>;
export const auditParams = listAddress(fields);
