import { DatabaseSync } from '@photostructure/sqlite';
import { newId } from '../db/new-id';

/**
 * Marks a help-desk request as reviewed in the SQLite file of a running server, for journeys: `reference` is the one on the
 * caregiver's receipt. Throws when there is none such.
 */
export function reviewRequest(databaseFile: string, reference: string): void {
  const database = new DatabaseSync(databaseFile);
  try {
    database.exec('pragma busy_timeout = 5000; begin immediate');
    const row = database.prepare('select id from help_desk where reference = ?').get(reference);
    const id = (row as { id?: unknown } | undefined)?.id;
    if (typeof id !== 'string') throw new Error(`There is no request ${reference}`);
    database.prepare('update help_desk set reviewed = 1 where id = ?').run(id);
    database
      .prepare(
        "insert into help_desk_events (id, record_id, at, step) values (?, ?, ?, 'reviewed')",
      )
      .run(newId(), id, new Date().toISOString());
    database.exec('commit');
  } finally {
    database.close();
  }
}
