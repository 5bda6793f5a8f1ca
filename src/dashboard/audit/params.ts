import { auditKinds } from '../../../contract/audit/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

const kinds = { any: 'Everything', ...auditKinds };

export const auditParams = createListParams({
  query: param.search,
  actor: param.id('actor'),
  kind: param.choice('kind', { label: 'Action', choices: kinds }, 'any'),
  from: param.day('from', 'From'),
  to: param.day('to', 'To'),
  batch: param.id('batch', 80),
  page: param.page,
});
export type AuditParams = StateOf<typeof auditParams>;
