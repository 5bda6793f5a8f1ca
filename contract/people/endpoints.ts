import { queueScreens } from '../help-desk/constants';
import { recordScreens } from '../shared/record-url';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { ChosenRecords, DueRecords, PersonRecords, RelatedRecords } from './schema';

/** A stolen session must not empty the office in minutes. */
const perMinute = 10;

export const peopleEndpoints = withAccess('account-manager', {
  'GET /people/:id': {
    summary: 'List the records of a person by one of them',
    perMinute: 60,
    response: PersonRecords,
  },
  'GET /people/:id/records': {
    summary: 'List the other records with the number or address of a record',
    description: 'Of the screens that you may open. 404 if the record itself is not on one.',
    access: [
      recordScreens.employee,
      recordScreens.thread,
      recordScreens.application,
      ...queueScreens.map(({ id }) => id),
    ],
    perMinute: 120,
    response: RelatedRecords,
    hasEtag: true,
  },
  'GET /due-records': {
    summary: 'List what is deleted after its retention period in the next 30 days',
    response: DueRecords,
  },
  'POST /people/:id/export': {
    summary: 'Export records of a person',
    description: 'Responds with a ZIP file.',
    perMinute,
    body: ChosenRecords,
    response: 'file',
  },
  'POST /people/:id/erase': {
    summary: 'Erase records of a person',
    perMinute,
    body: ChosenRecords,
  },
} as const satisfies OpenTable);
