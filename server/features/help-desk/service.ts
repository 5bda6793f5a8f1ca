import type { RecordKind } from '../../core/http/presence/presence';
import { requireRecord } from './require-record';

export const helpDeskRecords: RecordKind = {
  kind: 'help-desk',
  table: 'helpDesk',
  requireVisible: requireRecord,
};

export { findRepliedRequest } from './messages/queries';
export { findRequests, listRequestActivity } from './queries';
