import type { AuditKind } from '../../../contract/audit/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

const kindLabels: Record<AuditKind | 'any', string> = {
  any: 'Everything',
  opening: 'Threads opened',
  disclosure: 'Masked data viewed',
  export: 'Exports',
  account: 'Roles and accounts',
  thread: 'Status, assignee, and tags',
  'follow-up': 'Follow-ups and snoozing',
  message: 'Replies, notes, calls',
  template: 'Reply templates',
  'help-desk': 'Help-desk requests',
  employee: 'Employees',
  job: 'Jobs and applications',
  post: 'Posts',
  deletion: 'Automatic deletions',
};

export const auditParams = createListParams({
  query: param.search,
  actor: param.id('actor'),
  kind: param.choice('kind', { label: 'Action', choices: kindLabels }, 'any'),
  from: param.day('from', 'From'),
  to: param.day('to', 'To'),
  batch: param.id('batch', 80),
  page: param.page,
});
export type AuditParams = StateOf<typeof auditParams>;
