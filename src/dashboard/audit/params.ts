import { auditKinds } from '../../../contract/audit/constants';
import {
  dayParam,
  createListParams,
  idParam,
  enumParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

const fields = {
  query: searchParam(),
  actor: idParam('actor'),
  kind: enumParam('kind', auditKinds, 'any'),
  from: dayParam('from'),
  to: dayParam('to'),
  batch: { ...idParam('batch', 80) },
  page: pageParam,
};

/** The URL search params of the audit. */
export type AuditParams = ParamState<typeof fields>;
export const auditParams = createListParams(fields);
