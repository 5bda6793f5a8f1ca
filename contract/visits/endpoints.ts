import type { EndpointTable } from '../shared/schema/endpoint';
import { VisitCount } from './schema';

export const visitEndpoints = {
  'GET /count': {
    summary: 'Get the number of visits so far',
    access: 'anyone',
    response: VisitCount,
  },
  'POST /count': {
    summary: 'Count one visit, whatever number is sent',
    access: 'anyone',
    perMinute: 60,
    body: VisitCount,
    response: VisitCount,
  },
} as const satisfies EndpointTable;
