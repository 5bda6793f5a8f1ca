import type { FastifyRequest } from 'fastify';
import { employeeLabels, importLimits } from '../../contract/employee-words';
import { ImportAnswer } from '../../contract/employees';
import type { App } from '../app-type';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { recordAudit } from '../db/queries/audit';
import { addEmployee, findContacts } from '../db/queries/employee-changes';
import { touchList } from '../db/queries/settings';
import { checkRows, findTwins } from '../employees/check-rows';
import { officeDay } from '../employees/filled-in';
import { readCsv } from '../employees/read-csv';
import { invalid } from '../errors';
import { toCsv } from '../exports/csv';
import { readParts } from '../public-forms/read-parts';
import { doneBy } from './done-by';
import { staffRoute } from './staff-route';
import { sendInert } from './send-inert';

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
      const rows = readCsv(bytes, importLimits.rows);
      const { employees, contacts, problems } = checkRows(rows, officeDay(context));
      const { by, at } = doneBy(context, request);
      return inTransaction(db, async (tx): Promise<ImportAnswer> => {
        if (!isCheck) await touchList(tx, 'employees');
        const records = employees.map(({ employee }) => employee);
        const twins = findTwins(contacts, await findContacts(tx, contacts));
        const all = [...problems, ...twins].sort((one, other) => one.line - other.line);
        const counted = {
          rows: rows.length - 1,
          problems: all.slice(0, importLimits.shownProblems),
          badRows: new Set(all.map(({ line }) => line)).size,
        };
        if (all.length > 0 || isCheck) return { ...counted, imported: 0 };
        for (const record of records) await addEmployee(tx, record, 'imported', { by, at });
        await recordAudit(tx, {
          at,
          actor: by,
          action: 'import-employees',
          subject: { kind: 'list', id: 'employees' },
          detail: records.length === 1 ? '1 row' : `${String(records.length)} rows`,
        });
        return { ...counted, imported: records.length };
      });
    },
  );
}

const sample = [
  ...['Grace', 'Sample', 'Home health aide', 'New York', '(212) 555-0100'],
  ...['grace@mail.example', 'English; Spanish', '2024-03-18', 'HHA-000000', '2027-03-31'],
  ...['Active', ''],
];

const missing = 'Please choose a CSV file.';
const tooLarge = 'This file is larger than 1 MB. Please split it.';

async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; isCheck: boolean }> {
  const { texts, file } = await readParts(request, { maxBytes: importLimits.bytes, tooLarge });
  if (file === null || file.bytes.length === 0) throw invalid({ file: missing });
  return { bytes: file.bytes, isCheck: texts['check'] === '1' };
}
