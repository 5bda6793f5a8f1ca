import type { EndpointTable } from '../shared/schema/endpoint';
import { ChosenRecords, DueRecords, PersonRecords } from './schema';

/** A stolen session must not empty the office in minutes. */
const perMinute = 10;

export const peopleEndpoints = {
  'GET /people/:id': {
    summary: 'List the records of a person by one of them',
    access: 'account-manager',
    perMinute: 60,
    response: PersonRecords,
  },
  'GET /due-records': {
    summary: 'List what is deleted after its retention period in the next 30 days',
    access: 'account-manager',
    response: DueRecords,
  },
  'POST /people/:id/export': {
    summary: 'Export records of a person',
    description: 'Responds with a ZIP file.',
    access: 'account-manager',
    perMinute,
    body: ChosenRecords,
    response: 'file',
  },
  'POST /people/:id/erase': {
    summary: 'Erase records of a person',
    access: 'account-manager',
    perMinute,
    body: ChosenRecords,
  },
} as const satisfies EndpointTable;
