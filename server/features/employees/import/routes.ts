import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { employeeEndpoints } from '../../../../contract/employees/endpoints';
import { importLimits } from '../../../../contract/employees/constants';
import {
  employeeFields,
  employeeLabels,
  parseColumnChoices,
  type ImportField,
} from '../../../../contract/employees/form';
import type { EmployeeField, ImportResponse } from '../../../../contract/employees/schema';
import { recordAudit } from '../../../services/audit/record-audit';
import { getActor, getStaff, requireAllRegions } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db, Tx } from '../../../core/db/engine';
import { bumpRevision } from '../../../core/db/list-revisions';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { validationError } from '../../../core/http/errors';
import { writeCsv } from '../../../services/exports/spreadsheet';
import {
  createIdempotent,
  getStaffIdempotencyKey,
} from '../../../core/http/idempotency/idempotency';
import { getClientAbortSignal } from '../../../core/http/request/abort-signal';
import { parseMultipart } from '../../../core/http/request/multipart';
import { sendAttachment } from '../../../core/http/send-attachment';
import { createEmployee, updateEmployee } from '../change-queries';
import { listAllEmployees } from '../queries';
import { getToday } from '../service';
import { planImport, type ImportPlan, type PlanEntry } from './plan';
import { readSheet } from './read-sheet';
import { parseSheet, type ParsedFile } from './rows';
import { listRegionAliases } from './values';

/** The file can't be imported, or not as it was checked. */
class ImportRejected extends Error {
  constructor(
    readonly plan: ImportPlan,
    readonly isOutdated: boolean,
  ) {
    super('Nothing was imported');
  }
}

/** An import writes every row of the file or, if any row has an issue, none. */
export function employeeImportRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const regions = listRegionAliases(context.regions);

  const handle = createHandle(app, context, employeeEndpoints);

  handle('GET /employees/import-template', (_request, reply) =>
    sendAttachment(reply, {
      type: 'text/csv; charset=utf-8',
      name: 'employees-to-import.csv',
      bytes: Readable.from(writeCsv({ labels: Object.values(employeeLabels), rows: [sampleRow] })),
    }),
  );

  handle('POST /employees/import', async (request, reply) => {
    requireAllRegions(request);
    const upload = await readUpload(request);
    const { email } = getStaff(request);
    const sheet = await readSheet(upload.bytes, email, getClientAbortSignal(reply));
    const today = getToday(context);
    const file = parseSheet(sheet, upload.choices, { regions, today });
    const plan = async (tx: Db) =>
      planImport(file.rows, await listAllEmployees(tx, encryption), today);
    if (upload.isCheckOnly || file.headerIssues.length > 0) {
      return toImportResponse(file, await plan(db));
    }
    const content = [upload.bytes, JSON.stringify(upload.choices)];
    const key = getStaffIdempotencyKey(context, request, 'import', content);
    let written: ImportPlan | null = null;
    try {
      await createIdempotent(context, key, async (tx, batch) => {
        // First, because it locks the list: two people can't add the same employee at once.
        await bumpRevision(tx, 'employees');
        const current = await plan(tx);
        const isOutdated = upload.plan !== null && upload.plan !== identifyPlan(current);
        if (current.issues.length > 0 || isOutdated) {
          throw new ImportRejected(current, isOutdated);
        }
        await writePlan(tx, encryption, current, { ...getActor(context, request), batch });
        written = current;
      });
    } catch (error) {
      if (!(error instanceof ImportRejected)) throw error;
      return { ...toImportResponse(file, error.plan), isOutdated: error.isOutdated };
    }
    // After an earlier request with this key, everyone in the file is unchanged.
    return { ...toImportResponse(file, written ?? (await plan(db))), isDone: true };
  });
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

type Upload = {
  bytes: Buffer;
  isCheckOnly: boolean;
  choices: (ImportField | null)[] | null;
  plan: string | null;
};

async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { texts, file } = await parseMultipart(request, {
    maxBytes: importLimits.maxBytes,
    tooLarge: 'This file is larger than 1 MB. Split it and try again.',
  });
  if (file === null) throw validationError({ file: 'Choose a CSV or Excel file.' });
  if (file.bytes.length === 0) throw validationError({ file: 'This file is empty.' });
  const { check, columns, plan = null } = texts;
  const choices = columns === undefined ? null : parseColumnChoices(columns);
  if (columns !== undefined && choices === null) {
    throw validationError({ columns: 'Send a JSON array of fields.' });
  }
  return { bytes: file.bytes, isCheckOnly: check === '1', choices, plan };
}

async function writePlan(
  tx: Tx,
  encryption: Encryption,
  { entries }: ImportPlan,
  actor: Actor,
): Promise<void> {
  for (const entry of entries) {
    if (entry.kind === 'added')
      await createEmployee(tx, encryption, entry.employee, 'imported', actor);
    else if (entry.kind === 'changed')
      // The list is locked since the plan was made, so this can't fail.
      await updateEmployee(tx, encryption, entry.before, entry.employee, actor);
  }
  await recordAudit(tx, actor, {
    action: 'import-employees',
    subject: { kind: 'list', id: 'employees' },
    detail: `${String(countKind(entries, 'added'))} added, ${String(countKind(entries, 'changed'))} changed`,
  });
}

function countKind(entries: readonly PlanEntry[], kind: PlanEntry['kind']): number {
  return entries.filter((entry) => entry.kind === kind).length;
}

function identifyPlan({ entries, issues }: ImportPlan): string {
  const writes = entries.map((entry) => [
    entry.line,
    entry.kind,
    entry.employee,
    entry.kind === 'changed' ? [entry.before.id, entry.before.version] : null,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([writes, issues]))
    .digest('base64url');
}

function toImportResponse(file: ParsedFile, plan: ImportPlan): ImportResponse {
  const { entries } = plan;
  const issues = [...file.headerIssues, ...plan.issues];
  const isHeaderInvalid = file.headerIssues.length > 0;
  const changed = entries.filter((entry) => entry.kind === 'changed');
  const added = entries.filter((entry) => entry.kind === 'added');
  return {
    isDone: false,
    isOutdated: false,
    plan: identifyPlan(plan),
    added: added.length,
    changed: changed.length,
    unchanged: entries.length - added.length - changed.length,
    people: [...changed, ...added]
      .slice(0, importLimits.maxListedPeople)
      .map(({ line, kind, employee: { firstName, lastName }, changes }) => {
        return { line, kind, name: `${firstName} ${lastName}`, changes };
      }),
    sheet: file.sheet,
    columns: file.columns,
    issues: issues.slice(0, importLimits.maxListedErrors),
    isHeaderInvalid,
    invalidRows: isHeaderInvalid ? 0 : new Set(issues.map(({ line }) => line)).size,
  };
}
