import { importLimits } from '../../contract/employees/constants';
import type { ImportAnswer } from '../../contract/employees/schema';
import type { Db } from '../db/engine';
import { recordAudit } from '../audit/service';
import { createEmployee, findContactOwners } from './change-queries';
import type { By } from '../db/actor';
import { touchList } from '../db/list-revisions';
import { parseRows, findDuplicates, type RowIssue } from './import-rows';
import { parseCsv } from './import-csv';

/** A list as it was sent: `rows` are those below its head, good or bad. */
type List = ReturnType<typeof parseRows> & { rows: number };

/** Some rows are not to be taken in: then none is. */
export class ImportRejected extends Error {
  override readonly name = 'BadRows';
  constructor(readonly problems: readonly RowIssue[]) {
    super('Rows of the list need mending');
  }
}

/**
 * Reads a CSV file. Throws HttpError 400 when it is none.
 * @param today YYYY-MM-DD at the office
 */
export function parseImport(bytes: Buffer, today: string): List {
  const lines = parseCsv(bytes, importLimits.rows);
  return { ...parseRows(lines, today), rows: lines.length - 1 };
}

/** What is wrong with its rows, and whom of them there is already, by line. */
export async function findIssues(db: Db, { contacts, problems }: List): Promise<RowIssue[]> {
  const twins = findDuplicates(
    contacts,
    await findContactOwners(
      db,
      contacts.map(({ value }) => value),
    ),
  );
  return [...problems, ...twins].sort((one, other) => one.line - other.line);
}

/** Adds all of them, and records it. Throws ImportRejected; the transaction's end then takes everything back. */
export async function importEmployees(tx: Db, list: List, { by, at }: By): Promise<void> {
  // Before anything is read: two who add the same person wait for each other.
  await touchList(tx, 'employees');
  const problems = await findIssues(tx, list);
  if (problems.length > 0) throw new ImportRejected(problems);
  for (const { employee } of list.employees) {
    await createEmployee(tx, employee, 'imported', { by, at });
  }
  const count = list.employees.length;
  await recordAudit(tx, {
    at,
    actor: by,
    action: 'import-employees',
    subject: { kind: 'list', id: 'employees' },
    detail: count === 1 ? '1 row' : `${String(count)} rows`,
  });
}

/** What is told of a list of which nobody was taken in. */
export function toImportResponse(
  { rows, isOfHead }: List,
  problems: readonly RowIssue[],
): ImportAnswer {
  return {
    rows,
    problems: problems.slice(0, importLimits.shownProblems),
    isOfHead,
    badRows: isOfHead ? 0 : new Set(problems.map(({ line }) => line)).size,
    imported: 0,
  };
}
