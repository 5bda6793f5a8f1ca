import { formEndpoint } from '../forms/endpoints';
import { createFormSchema } from '../forms/schema';
import type { EndpointTable } from '../shared/schema/endpoint';
import { screenerRules } from './form';

export const screenerEndpoints = {
  'POST /find-care': {
    summary: 'Show what may pay for care, for browsers without script',
    description: 'Takes the form as application/x-www-form-urlencoded, and stores nothing.',
    access: 'anyone',
    perMinute: 30,
    body: createFormSchema(screenerRules),
    response: 'file',
  },
  'POST /find-care/email': { summary: 'Email the programs to the visitor', ...formEndpoint },
} as const satisfies EndpointTable;
