import Type from 'typebox';
import { regionIds } from '../shared/regions';
import type { EndpointTable } from '../shared/schema/endpoint';
import { stringEnum, timestamp } from '../shared/schema/fields';

export const callEndpoints = {
  'GET /call-times': {
    summary: 'List the times for which a call with an office can be booked',
    access: 'anyone',
    query: Type.Object({ region: stringEnum(regionIds) }),
    response: Type.Object({ times: Type.Array(timestamp) }),
  },
} as const satisfies EndpointTable;
