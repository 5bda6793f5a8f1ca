import type { Encryption } from '../../core/db/encryption/encryption';
import { lockRows } from '../../core/db/concurrency/lock-rows';
import { inTransaction, type Db } from '../../core/db/engine';
import { renewInIndex } from '../search-index/queries';
import type { PeopleData, PersonSource } from './person-source';
import { listIdsAfter } from './queries';

const batchSize = 50;

/** Replaces the search tokens of all records with those of the newest key, in the given transaction or in one per record. */
export async function renewIndex(
  db: Db,
  encryption: Encryption,
  { sources }: PeopleData,
  onProgress: (renewed: number) => void = () => undefined,
): Promise<number> {
  let renewed = 0;
  for (const source of sources) {
    if (source.listIndexed === undefined) continue;
    let after = 0;
    for (;;) {
      const batch = await listIdsAfter(db, source, { after, limit: batchSize });
      for (const { id } of batch) await renewRecord(db, encryption, source, id);
      renewed += batch.length;
      onProgress(renewed);
      after = batch.at(-1)?.n ?? 0;
      if (batch.length < batchSize) break;
    }
  }
  return renewed;
}

async function renewRecord(
  db: Db,
  encryption: Encryption,
  source: PersonSource,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockRows(tx, source.table, [id], source.key);
    for (const record of (await source.listIndexed?.(tx, encryption, [id])) ?? [])
      await renewInIndex(tx, encryption, record, record);
  });
}
