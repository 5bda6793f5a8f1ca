import type { FastifyRequest } from 'fastify';
import { importLimits } from '../../contract/employees/constants';
import { employeeFields, employeeLabels } from '../../contract/employees/form';
import { ImportResponse, type EmployeeField } from '../../contract/employees/schema';
import { recordAudit } from '../audit/service';
import { getActor } from '../auth/guards';
import type { Context } from '../context';
import type { Actor } from '../db/change-log';
import type { Db } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { validationError } from '../http/errors';
import { toCsv } from '../http/exports/spreadsheet';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../http/idempotency/idempotency';
import { parseMultipart } from '../http/request/multipart';
import { sendAttachment } from '../http/send-attachment';
import { staffRouteOptions } from '../http/staff-route';
import { createEmployee, findContactOwners } from './change-queries';
import { parseCsv } from './import-csv';
import { findDuplicates, parseRows, type ParsedRows, type RowIssue } from './import-rows';
import { getToday } from './service';

class ImportRejected extends Error {
  constructor(readonly issues: readonly RowIssue[]) {
    super('Some rows need fixing');
  }
}

/** An import adds every row of the file or, if any row has an issue, none. */
export function employeeImportRoutes(app: App, context: Context): void {
  app.get(
    '/employees/import-template',
    staffRouteOptions(
      context,
      { summary: 'Download the import template', description: 'Returns a CSV file.' },
      {},
    ),
    (_request, reply) =>
      sendAttachment(reply, {
        type: 'text/csv; charset=utf-8',
        name: 'employees-to-import.csv',
        bytes: toCsv({ labels: Object.values(employeeLabels), rows: [sampleRow] }),
      }),
  );

  app.post(
    '/employees/import',
    staffRouteOptions(
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
      const parsed = parseRows(parseCsv(bytes, importLimits.maxRows), getToday(context));
      if (isCheckOnly) {
        return toImportResponse(parsed, await findIssues(context.database.db, parsed));
      }
      const content = JSON.stringify(bytes.toString('base64'));
      const key = getStaffIdempotencyKey(context, request, 'import', [content]);
      try {
        await createIdempotent(context, key, prepareNothing, (tx) =>
          importEmployees(tx, parsed, getActor(context, request)),
        );
      } catch (error) {
        if (error instanceof ImportRejected) return toImportResponse(parsed, error.issues);
        throw error;
      }
      return { ...toImportResponse(parsed, []), imported: parsed.employees.length };
    },
  );
}

const sample: Partial<Record<EmployeeField, string>> = {
  firstName: 'Grace',
  lastName: 'Sample',
  title: 'Home health aide',
  region: 'New York',
  workPhone: '(212) 555-0101',
  workEmail: 'grace@larkspan.example',
  privatePhone: '(212) 555-0100',
  privateEmail: 'grace@mail.example',
  languages: 'English; Spanish',
  hiredOn: '2024-03-18',
  certificateNumber: 'HHA-000000',
  certificateExpires: '2027-03-31',
  status: 'Active',
};
const sampleRow = employeeFields.map((field) => sample[field] ?? '');

async function readUpload(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; isCheckOnly: boolean }> {
  const { texts, file } = await parseMultipart(request, {
    maxBytes: importLimits.maxBytes,
    tooLarge: 'This file is larger than 1 MB. Split it and try again.',
  });
  if (file === null) throw validationError({ file: 'Choose a CSV file.' });
  if (file.bytes.length === 0) throw validationError({ file: 'This file is empty.' });
  return { bytes: file.bytes, isCheckOnly: texts['check'] === '1' };
}

async function importEmployees(tx: Db, parsed: ParsedRows, { email, at }: Actor): Promise<void> {
  // First, because it locks the list: two people can't add the same employee at once.
  await bumpRevision(tx, 'employees');
  const issues = await findIssues(tx, parsed);
  if (issues.length > 0) throw new ImportRejected(issues);
  for (const employee of parsed.employees) {
    await createEmployee(tx, employee, 'imported', { email, at });
  }
  const count = parsed.employees.length;
  await recordAudit(tx, {
    at,
    actor: email,
    action: 'import-employees',
    subject: { kind: 'list', id: 'employees' },
    detail: count === 1 ? '1 row' : `${String(count)} rows`,
  });
}

async function findIssues(db: Db, { contacts, issues, today }: ParsedRows): Promise<RowIssue[]> {
  const values = contacts.map(({ value }) => value);
  const duplicates = findDuplicates(contacts, await findContactOwners(db, values), today);
  return [...issues, ...duplicates].sort((a, b) => a.line - b.line);
}

function toImportResponse(
  { rowCount, isHeaderInvalid }: ParsedRows,
  issues: readonly RowIssue[],
): ImportResponse {
  return {
    rows: rowCount,
    imported: 0,
    issues: issues.slice(0, importLimits.maxListedErrors),
    isHeaderInvalid,
    invalidRows: isHeaderInvalid ? 0 : new Set(issues.map(({ line }) => line)).size,
  };
}
