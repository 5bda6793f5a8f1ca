import { importLimits } from '../../contract/employees/constants';
import type { ImportAnswer } from '../../contract/employees/schema';
import type { Db } from '../db/engine';
import { recordAudit } from '../audit/service';
import { addEmployee, findContacts } from './change-queries';
import type { By } from '../db/actor';
import { touchList } from '../db/list-revisions';
import { checkRows, findTwins, type Problem } from './import-rows';
import { readCsv } from './import-csv';

/** A list as it was sent: `rows` are those below its head, good or bad. */
type List = ReturnType<typeof checkRows> & { rows: number };

/** Some rows are not to be taken in: then none is. */
export class BadRows extends Error {
  override readonly name = 'BadRows';
  constructor(readonly problems: readonly Problem[]) {
    super('Rows of the list need mending');
  }
}

/**
 * Reads a CSV file. Throws HttpError 400 when it is none.
 * @param today YYYY-MM-DD at the office
 */
export function readList(bytes: Buffer, today: string): List {
  const lines = readCsv(bytes, importLimits.rows);
  return { ...checkRows(lines, today), rows: lines.length - 1 };
}

/** What is wrong with its rows, and whom of them there is already, by line. */
export async function problemsOf(db: Db, { contacts, problems }: List): Promise<Problem[]> {
  const twins = findTwins(
    contacts,
    await findContacts(
      db,
      contacts.map(({ value }) => value),
    ),
  );
  return [...problems, ...twins].sort((one, other) => one.line - other.line);
}

/** Adds all of them, and records it. Throws BadRows; the transaction's end then takes everything back. */
export async function takeIn(tx: Db, list: List, { by, at }: By): Promise<void> {
  // Before anything is read: two who add the same person wait for each other.
  await touchList(tx, 'employees');
  const problems = await problemsOf(tx, list);
  if (problems.length > 0) throw new BadRows(problems);
  for (const { employee } of list.employees) {
    await addEmployee(tx, employee, 'imported', { by, at });
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
export function answerOf({ rows, isOfHead }: List, problems: readonly Problem[]): ImportAnswer {
  return {
    rows,
    problems: problems.slice(0, importLimits.shownProblems),
    isOfHead,
    badRows: isOfHead ? 0 : new Set(problems.map(({ line }) => line)).size,
    imported: 0,
  };
}
