import { group, rollup } from 'd3-array';
import { sql } from 'kysely';
import { canSeeRegion, type Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { decryptThread, toPerson } from '../threads/person-name';
import {
  findPossibleDuplicates,
  maxGroup,
  toPair,
  type DuplicateCandidate,
  type ThreadPair,
} from './possible-duplicates';

/** The possible duplicates of visible threads, among those of the regions that the account sees. */
export async function readPossibleDuplicates(
  db: Db,
  encryption: Encryption,
  visibleIds: readonly string[],
  regions: Access['regions'],
): Promise<ReadonlyMap<string, readonly DuplicateCandidate[]>> {
  const marksByThread = await listSharedMarks(db, visibleIds);
  if (marksByThread.size === 0) return new Map();
  const ids = [...marksByThread.keys()];
  const rows = await db
    .selectFrom('threads')
    .select(['id', 'mergedInto', 'personEncrypted', 'activeAt', 'region'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('mergedInto', 'in', ids)]))
    .execute();
  const members = group(rows, ({ id, mergedInto }) => mergedInto ?? id);
  const candidates = rows
    .filter(({ mergedInto, region }) => mergedInto === null && canSeeRegion({ regions }, region))
    .map((visible) => ({
      threadId: visible.id,
      activeAt: visible.activeAt,
      people: [
        visible,
        ...(members.get(visible.id) ?? []).filter(({ id }) => id !== visible.id),
      ].map((row) => toPerson(decryptThread(encryption, row))),
      marks: new Set(marksByThread.get(visible.id)),
    }));
  const distinct = await listDistinctThreads(
    db,
    rows.map(({ id }) => id),
  );
  return findPossibleDuplicates(candidates, new Set(visibleIds), distinct);
}

/** The marks that these threads share with others, by thread. One of many threads says nothing about a person. */
async function listSharedMarks(
  db: Db,
  visibleIds: readonly string[],
): Promise<Map<string, string[]>> {
  const own = selectMarks(db)
    .select('address.mark')
    .where((eb) =>
      eb.or([eb('member.id', 'in', visibleIds), eb('member.mergedInto', 'in', visibleIds)]),
    );
  const numbered = selectMarks(db)
    .select(['address.mark', visibleId.as('visibleId')])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('address.mark').orderBy('address.threadN'))
        .as('position'),
    )
    .where('address.mark', 'in', own);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select(['mark', 'visibleId'])
    .where('position', '<=', maxGroup + 1)
    .execute();
  const threads = rollup(
    rows,
    (group) => new Set(group.map((row) => row.visibleId)),
    ({ mark }) => mark,
  );
  const shared = rows.filter(({ mark }) => (threads.get(mark)?.size ?? 0) > 1);
  return rollup(
    shared,
    (group) => group.map(({ mark }) => mark),
    (row) => row.visibleId,
  );
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
