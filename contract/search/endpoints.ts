import type { EndpointTable } from '../shared/schema/endpoint';
import { SearchResponse } from './schema';

export const searchEndpoints = {
  'GET /search': {
    summary: 'Search the records of your screens by name, number, reference, or title',
    description:
      'The search text is in a header, which is never logged, because it may be a person’s name.',
    // Every role. The results are only of the screens that the role sees.
    access: ['overview'],
    perMinute: 120,
    response: SearchResponse,
    hasEtag: true,
  },
} as const satisfies EndpointTable;
