import type { FastifyRequest } from 'fastify';
import { employeeLabels, importLimits } from '../../contract/employees/constants';
import { ImportResponse } from '../../contract/employees/schema';
import { doneBy } from '../auth/actor';
import type { Context } from '../context';
import type { App } from '../http/app-type';
import { invalid } from '../http/errors';
import { toCsv } from '../http/exports/csv';
import { noPreparation, storeOnce } from '../http/idempotency/idempotency';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { readParts } from '../http/request/multipart';
import { sendInert } from '../http/send-attachment';
import { staffRoute } from '../http/staff-route';
import {
  findIssues,
  importEmployees,
  ImportRejected,
  parseImport,
  toImportResponse,
} from './import-employees';
import { getToday } from './service';

/** An import adds every row of the file or, if any row has an issue, none. */
export function employeeImportRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.get(
    '/employees/import-template',
    staffRoute(
      context,
      { summary: 'Download the import template', description: 'Returns a CSV file.' },
      {},
    ),
    (_request, reply) =>
      sendInert(reply, {
        type: 'text/csv; charset=utf-8',
        name: 'employees-to-import.csv',
        bytes: toCsv({ labels: Object.values(employeeLabels), widths: [], rows: [sampleRow] }),
      }),
  );

  app.post(
    '/employees/import',
    staffRoute(
      context,
      {
        summary: 'Import employees from a CSV file: all rows or none',
        description:
          'Multipart: `file` is a CSV file of up to 1 MB and 2,000 rows. `check` = 1 only checks it.',
        perMinute: 20,
      },
      { response: { 200: ImportResponse } },
    ),
    async (request) => {
      const { bytes, isCheckOnly } = await readUpload(request);
      const parsed = parseImport(bytes, getToday(context));
      if (isCheckOnly) return toImportResponse(parsed, await findIssues(db, parsed));
      const content = JSON.stringify(bytes.toString('base64'));
      const key = staffOnce(context, request, 'import', [content]);
      try {
        await storeOnce(context, key, noPreparation, (tx) =>
          importEmployees(tx, parsed, doneBy(context, request)),
        );
      } catch (error) {
        if (error instanceof ImportRejected) return toImportResponse(parsed, error.issues);
        throw error;
      }
      return { ...toImportResponse(parsed, []), imported: parsed.employees.length };
    },
  );
}

const sampleRow = [
  ...['Grace', 'Sample', 'Home health aide', 'New York'],
  ...['(212) 555-0101', 'grace@larkspan.example', '(212) 555-0100', 'grace@mail.example'],
  ...['English; Spanish', '2024-03-18', 'HHA-000000', '2027-03-31'],
  ...['Active', ''],
];

async function readUpload(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; isCheckOnly: boolean }> {
  const { texts, file } = await readParts(request, {
    maxBytes: importLimits.maxBytes,
    tooLarge: 'This file is larger than 1 MB. Split it and try again.',
  });
  if (file === null) throw invalid({ file: 'Choose a CSV file.' });
  if (file.bytes.length === 0) throw invalid({ file: 'This file is empty.' });
  return { bytes: file.bytes, isCheckOnly: texts['check'] === '1' };
}
