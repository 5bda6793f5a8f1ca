import type { EndpointTable } from '../shared/schema/endpoint';
import { exportEndpoint } from '../shared/schema/common-endpoints';
import { AuditExportQuery, AuditQuery, AuditResponse } from './schema';

export const auditEndpoints = {
  'GET /audit': {
    summary: 'List audit entries, newest first',
    access: 'account-manager',
    query: AuditQuery,
    response: AuditResponse,
  },
  'GET /audit/export': exportEndpoint('the audit', 'account-manager', AuditExportQuery),
} as const satisfies EndpointTable;
