import { auditKinds } from '../../../contract/audit/constants';
import { createListParams, param, type StateOf } from '../hooks/list/list-params';

/** The URL search params of the audit. */
export const auditParams = createListParams({
  query: param.search,
  actor: param.id('actor'),
  kind: param.oneOf('kind', auditKinds, 'any'),
  from: param.day('from'),
  to: param.day('to'),
  batch: param.id('batch', 80),
  page: param.page,
});
export type AuditParams = StateOf<typeof auditParams>;
