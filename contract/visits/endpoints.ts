import Type from 'typebox';
import { closedObject } from '../shared/schema/fields';
import type { EndpointTable } from '../shared/schema/endpoint';

/** GET and POST /count (specification sections 3 and 7). A POST counts one visit, whatever `count` says. */
export const VisitCount = closedObject('VisitCount', { count: Type.Integer({ minimum: 0 }) });

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
