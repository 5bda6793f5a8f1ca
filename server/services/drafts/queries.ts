import { sql } from 'kysely';
import { newRecord, type DraftKind } from '../../../contract/drafts/constants';
import type { DraftChange, DraftContent, StoredDraft } from '../../../contract/drafts/schema';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { RecordSource } from '../../core/http/presence/presence';
import { countRows } from '../../core/db/pagination';
import { newId } from '../../core/db/uuid';
import type { DraftTable } from './table';

type DraftRecord = Pick<DraftTable, 'kind' | 'subject'>;

const draftContext = (email: string, key: string) => `drafts.content:${email}:${key}`;

/** The drafts of an account, the one saved last at the end. */
export async function listDrafts(
  db: Db,
  encryption: Encryption,
  email: string,
): Promise<(StoredDraft & DraftRecord)[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('email', '=', email)
    .orderBy('savedAt')
    .orderBy('key')
    .execute();
  return rows.flatMap(({ contentEncrypted, email: _email, ...row }) => {
    const content = encryption.tryDecrypt(contentEncrypted, draftContext(email, row.key));
    return content === null ? [] : [{ ...row, content: JSON.parse(content) as DraftContent }];
  });
}

type NewDraft = Omit<DraftTable, 'revision' | 'contentEncrypted'> & { content: DraftContent };

/** Returns the new revision, or null if the stored draft has another revision than `known`. */
export async function saveDraft(
  tx: Db,
  encryption: Encryption,
  { content, ...draft }: NewDraft,
  known: string | null,
): Promise<string | null> {
  const context = draftContext(draft.email, draft.key);
  const contentEncrypted = encryption.encrypt(JSON.stringify(content), context);
  const row = { ...draft, revision: newId(), contentEncrypted };
  const saved = await tx
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'key'])
        .doUpdateSet(row)
        .where('drafts.revision', '=', known ?? ''),
    )
    .returning('revision')
    .executeTakeFirst();
  return saved?.revision ?? null;
}

/**
 * Returns false if the stored draft has another revision. A missing draft counts as deleted.
 * @param known left out to delete any revision, in the transaction that sends the message, so that it is never offered again
 */
export async function deleteDraft(
  tx: Db,
  { email, key, known }: { email: string; key: string; known?: DraftChange['revision'] },
): Promise<boolean> {
  const draft = tx.selectFrom('drafts').where('email', '=', email).where('key', '=', key);
  let query = tx.deleteFrom('drafts').where('email', '=', email).where('key', '=', key);
  if (known !== undefined) query = query.where('revision', '=', known ?? '');
  await query.execute();
  return (await countRows(draft)) === 0;
}

/** The size of the account's drafts under other keys than this one. */
export async function measureOtherDrafts(
  db: Db,
  email: string,
  key: string,
): Promise<{ count: number; characters: number }> {
  const { count, characters } = await db
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll().as('count'))
    .select(sql`coalesce(sum(length(${sql.ref('contentEncrypted')})), 0)`.as('characters'))
    .where('email', '=', email)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow();
  return { count: Number(count), characters: Number(characters) };
}

/** Deletes drafts that were saved before `cutoff`, and those of deleted records. */
export async function deleteOldDrafts(
  tx: Db,
  cutoff: string,
  records: Record<DraftKind, RecordSource>,
): Promise<void> {
  await tx.deleteFrom('drafts').where('savedAt', '<', cutoff).execute();
  for (const [kind, { table }] of Object.entries(records)) {
    await tx
      .deleteFrom('drafts')
      .where('kind', '=', kind as DraftKind)
      .where('subject', '!=', newRecord)
      .where('subject', 'not in', tx.selectFrom(table).select('id'))
      .execute();
  }
}
