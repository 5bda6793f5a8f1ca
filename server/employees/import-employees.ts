import { importLimits } from '../../contract/employees/constants';
import type { ImportResponse } from '../../contract/employees/schema';
import { recordAudit } from '../audit/service';
import type { Actor } from '../db/actor';
import type { Db } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';
import { createEmployee, findContactOwners } from './change-queries';
import { parseCsv } from './import-csv';
import { findDuplicates, parseRows, type ParsedRows, type RowIssue } from './import-rows';

export type ParsedImport = ParsedRows & { rowCount: number };

/** Thrown inside the transaction, so that one bad row rolls back the whole import. */
export class ImportRejected extends Error {
  override readonly name = 'ImportRejected';
  constructor(readonly issues: readonly RowIssue[]) {
    super('Some rows need fixing');
  }
}

/** Throws 400 on `file` if it is not a CSV file. */
export function parseImport(bytes: Buffer, today: string): ParsedImport {
  const rows = parseCsv(bytes, importLimits.maxRows);
  return { ...parseRows(rows, today), rowCount: rows.length - 1 };
}

/** Returns all issues by line, including contacts that existing employees have. */
export async function findIssues(db: Db, { contacts, issues }: ParsedRows): Promise<RowIssue[]> {
  const owners = await findContactOwners(
    db,
    contacts.map(({ value }) => value),
  );
  return [...issues, ...findDuplicates(contacts, owners)].sort((a, b) => a.line - b.line);
}

/** Throws ImportRejected if any row has an issue. */
export async function importEmployees(
  tx: Db,
  parsed: ParsedRows,
  { by, at }: Actor,
): Promise<void> {
  // First, because it locks the list: two people can't add the same employee at once.
  await bumpRevision(tx, 'employees');
  const issues = await findIssues(tx, parsed);
  if (issues.length > 0) throw new ImportRejected(issues);
  for (const employee of parsed.employees) {
    await createEmployee(tx, employee, 'imported', { by, at });
  }
  const count = parsed.employees.length;
  await recordAudit(tx, {
    at,
    actor: by,
    action: 'import-employees',
    subject: { kind: 'list', id: 'employees' },
    detail: count === 1 ? '1 row' : `${String(count)} rows`,
  });
}

export function toImportResponse(
  { rowCount, isOfHead }: ParsedImport,
  issues: readonly RowIssue[],
): ImportResponse {
  return {
    rows: rowCount,
    imported: 0,
    problems: issues.slice(0, importLimits.maxListedErrors),
    isOfHead,
    badRows: isOfHead ? 0 : new Set(issues.map(({ line }) => line)).size,
  };
}
