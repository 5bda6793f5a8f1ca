import type { EndpointTable } from '../shared/schema/endpoint';
import { FormResponse } from './schema';

/** A public form, sent as multipart. */
export const formEndpoint = { access: 'anyone', body: 'form', response: FormResponse } as const;

export const formEndpoints = {
  'POST /email': { summary: 'Submit an eligibility check', ...formEndpoint },
  'POST /contact': { summary: 'Write to the office', ...formEndpoint },
  'POST /enrollments': { summary: 'Request a spot in a home health aide class', ...formEndpoint },
} as const satisfies EndpointTable;
