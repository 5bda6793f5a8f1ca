import { group } from 'd3-array';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/engine';
import { toPerson } from '../threads/person-name';
import {
  findPossibleDuplicates,
  maxGroup,
  toPair,
  type DuplicateCandidate,
  type ThreadPair,
} from './possible-duplicates';

/** The possible duplicates of visible threads. */
export async function readPossibleDuplicates(
  db: Db,
  visibleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DuplicateCandidate[]>> {
  const shared = await listSharedMarks(db, visibleIds);
  if (shared.length === 0) return new Map();
  const marks = await selectMarks(db)
    .select(['address.mark', visibleId.as('visibleId')])
    .where('address.mark', 'in', shared)
    .execute();
  const marksByThread = group(marks, ({ visibleId }) => visibleId);
  const ids = [...marksByThread.keys()];
  const rows = await db
    .selectFrom('threads')
    .select(['id', 'mergedInto', 'firstName', 'lastName', 'contact', 'email', 'activeAt'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('mergedInto', 'in', ids)]))
    .execute();
  const members = group(rows, ({ id, mergedInto }) => mergedInto ?? id);
  const candidates = rows
    .filter(({ mergedInto }) => mergedInto === null)
    .map((visible) => ({
      threadId: visible.id,
      activeAt: visible.activeAt,
      people: [
        visible,
        ...(members.get(visible.id) ?? []).filter(({ id }) => id !== visible.id),
      ].map(toPerson),
      marks: new Set(marksByThread.get(visible.id)?.map(({ mark }) => mark)),
    }));
  const distinct = await listDistinctThreads(
    db,
    rows.map(({ id }) => id),
  );
  return findPossibleDuplicates(candidates, new Set(visibleIds), distinct);
}

/** The marks of these threads that others have too. One of many threads says nothing about a person. */
async function listSharedMarks(db: Db, visibleIds: readonly string[]): Promise<string[]> {
  const own = selectMarks(db)
    .select('address.mark')
    .where((eb) =>
      eb.or([eb('member.id', 'in', visibleIds), eb('member.mergedInto', 'in', visibleIds)]),
    );
  const rows = await selectMarks(db)
    .select('address.mark')
    .where('address.mark', 'in', own)
    .groupBy('address.mark')
    .having(sql<boolean>`count(distinct ${visibleId}) between 2 and ${maxGroup}`)
    .execute();
  return rows.map(({ mark }) => mark);
}

function selectMarks(db: Db) {
  return db
    .selectFrom('threadAddresses as address')
    .innerJoin('threads as member', 'member.n', 'address.threadN');
}

const visibleId = sql<string>`coalesce(member.merged_into, member.id)`;

async function listDistinctThreads(db: Db, ids: readonly string[]): Promise<Set<ThreadPair>> {
  const rows = await db
    .selectFrom('distinctThreads')
    .select(['firstId', 'secondId'])
    .where('firstId', 'in', ids)
    .where('secondId', 'in', ids)
    .execute();
  return new Set(rows.map(({ firstId, secondId }) => toPair(firstId, secondId)));
}
