import type { FastifyRequest } from 'fastify';
import { employeeLabels, importLimits } from '../../contract/employees/constants';
import { ImportAnswer } from '../../contract/employees/schema';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { getOfficeDay } from './service';
import {
  toImportResponse,
  ImportRejected,
  findIssues,
  parseImport,
  importEmployees,
} from './import-employees';
import { invalid } from '../http/errors';
import { toCsv } from '../http/exports/csv';
import { readParts } from '../http/request/multipart';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../http/idempotency/idempotency';
import { doneBy } from '../auth/actor';
import { staffRoute } from '../http/staff-route';
import { sendInert } from '../http/send-attachment';

/** POST /employees/import: takes a whole list in, or says of each bad row what to write and takes none; GET /employees/import-template: the head, with a sample. */
export function employeeImportRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/employees/import-template',
    staffRoute(
      context,
      { summary: 'A CSV file to fill in', description: 'Answers the file itself.' },
      {},
    ),
    (_request, reply) =>
      sendInert(reply, {
        type: 'text/csv; charset=utf-8',
        name: 'employees-to-import.csv',
        bytes: toCsv({ labels: Object.values(employeeLabels), widths: [], rows: [sample] }),
      }),
  );

  app.post(
    '/employees/import',
    staffRoute(
      context,
      {
        summary: 'Take employees in from a CSV file: all of them, or none',
        description:
          'Multipart: `file`, a CSV file of at most 1 MB and 2,000 rows; with `check` = 1 it is only looked at.',
        perMinute: 20,
      },
      { response: { 200: ImportAnswer } },
    ),
    async (request) => {
      const { bytes, isCheck } = await readUpload(request);
      const read = parseImport(bytes, getOfficeDay(context));
      if (isCheck) return toImportResponse(read, await findIssues(db, read));
      const once = staffOnce(context, request, 'import', [
        JSON.stringify(bytes.toString('base64')),
      ]);
      try {
        await storeOnce(context, once, noPreparation, (tx) =>
          importEmployees(tx, read, doneBy(context, request)),
        );
      } catch (error) {
        if (error instanceof ImportRejected) return toImportResponse(read, error.problems);
        throw error;
      }
      // Also where the same call has taken them in before: its answer was lost.
      return { ...toImportResponse(read, []), imported: read.employees.length };
    },
  );
}

const sample = [
  ...['Grace', 'Sample', 'Home health aide', 'New York'],
  ...['(212) 555-0101', 'grace@larkspan.example', '(212) 555-0100', 'grace@mail.example'],
  ...['English; Spanish', '2024-03-18', 'HHA-000000', '2027-03-31'],
  ...['Active', ''],
];

const missing = 'Please choose a CSV file.';
const empty = 'This file is empty.';
const tooLarge = 'This file is larger than 1 MB. Please split it.';

async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; isCheck: boolean }> {
  const { texts, file } = await readParts(request, { maxBytes: importLimits.bytes, tooLarge });
  if (file === null) throw invalid({ file: missing });
  if (file.bytes.length === 0) throw invalid({ file: empty });
  return { bytes: file.bytes, isCheck: texts['check'] === '1' };
}
