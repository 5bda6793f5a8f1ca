import type { EndpointTable } from '../shared/schema/endpoint';
import { taggedScreens as access } from '../tags/constants';
import { ViewsChange, ViewsResponse } from './schema';

/** Saved views of the inbox and the help-desk queues. */
export const viewEndpoints = {
  'GET /views': {
    summary: 'List the account’s own views and the shared ones',
    access,
    response: ViewsResponse,
    hasEtag: true,
  },
  'PUT /views': {
    summary: 'Change the list of the account’s own views, or of the shared ones',
    access,
    perMinute: 60,
    body: ViewsChange,
    response: ViewsResponse,
  },
} as const satisfies EndpointTable;
