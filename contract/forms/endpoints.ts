import type { EndpointTable } from '../shared/schema/endpoint';
import { FormResponse } from './schema';

const form = { access: 'anyone', body: 'form', response: FormResponse } as const;

export const formEndpoints = {
  'POST /email': { summary: 'Submit an eligibility check', ...form },
  'POST /contact': { summary: 'Write to the office', ...form },
  'POST /enrolments': { summary: 'Request a spot in a home health aide class', ...form },
  'POST /applications': { summary: 'Apply for a job', ...form },
} as const satisfies EndpointTable;
