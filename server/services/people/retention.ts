import { setImmediate } from 'node:timers/promises';
import { automaticActor } from '../../../contract/audit/constants';
import { dueDays, maxCountedDue } from '../../../contract/people/constants';
import type { DueRecords } from '../../../contract/people/schema';
import type { CoreContext } from '../../core/context';
import { lockRows } from '../../core/db/concurrency/lock-rows';
import { inTransaction, type Tx } from '../../core/db/engine';
import { erasePerson } from './erase-person';
import { findPerson } from './find-person';
import type { PeopleData, PersonSource } from './person-source';
import { countExpiring, listDueIds } from './queries';

const day = 24 * 60 * 60_000;
const limit = maxCountedDue + 1;

/** Few, so that nobody else waits long for the database. */
const batchSize = 20;
/** In one run: 1,000 records. The next run continues. */
const maxBatches = 50;

type RetentionContext = Pick<CoreContext, 'config' | 'database' | 'encryption' | 'now'>;

/** Counts the records that are deleted in the next days, by kind. */
export async function countDue(
  { config, database: { db }, now }: RetentionContext,
  { sources }: PeopleData,
): Promise<DueRecords['due']> {
  const until = now().getTime() + dueDays * day;
  const due: DueRecords['due'] = [];
  for (const source of sources) {
    if (source.retention === undefined) continue;
    const { kind, files } = source.retention;
    const days = config.recordRetentionDays[kind];
    const before = toTime(until - (days ?? 0) * day);
    const ids = days === null ? [] : await listDueIds(db, source, { before, limit });
    due.push({ kind, count: ids.length });
    if (files === undefined) continue;
    const count = await countExpiring(db, files.table, { before: toTime(until), limit });
    due.push({ kind: files.kind, count });
  }
  return due.filter(({ count }) => count > 0);
}

/** Erases the records whose retention period is over. Returns how many. */
export async function eraseDue(
  context: RetentionContext,
  { sources }: PeopleData,
): Promise<number> {
  const { config, database, now } = context;
  let erased = 0;
  for (const source of sources) {
    const days = source.retention && config.recordRetentionDays[source.retention.kind];
    if (days == null) continue;
    const at = now();
    const before = toTime(at.getTime() - days * day);
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const count = await inTransaction(database.db, (tx) =>
        eraseBatch(context, tx, source, { before, at: at.toISOString() }),
      );
      erased += count;
      if (count === 0) break;
      await setImmediate();
    }
  }
  return erased;
}

async function eraseBatch(
  { encryption }: RetentionContext,
  tx: Tx,
  source: PersonSource,
  { before, at }: { before: string; at: string },
): Promise<number> {
  const findDue = () => listDueIds(tx, source, { before, limit: batchSize });
  const found = await findDue();
  if (found.length === 0) return 0;
  await lockRows(tx, source.table, found, source.key);
  // Again, because somebody may have written meanwhile, or another server may have erased them.
  const due = new Set(await findDue());
  const ids = found.filter((id) => due.has(id));
  if (ids.length === 0) return 0;
  const keys = { marks: [], contacts: [], ids };
  const expired = await findPerson(tx, encryption, { sources: [source] }, keys);
  const actor = { email: automaticActor, at };
  await erasePerson(tx, encryption, expired, actor, 'expire-record');
  return ids.length;
}

const toTime = (milliseconds: number) => new Date(milliseconds).toISOString();
