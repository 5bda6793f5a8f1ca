import type { RecordSource } from '../../core/http/presence/presence';
import { requireRecord } from './require-record';

export const helpDeskRecords: RecordSource = {
  kind: 'help-desk',
  table: 'helpDesk',
  requireVisible: requireRecord,
};

export { requestPeople } from './person-queries';
export { requestAudit } from './audit-queries';
export { listConfirmedEmployees } from './identity/queries';
export { findRepliedRequest } from './messages/queries';
export { findRequests, listRequestActivity, listWaitingRequests } from './queries';
