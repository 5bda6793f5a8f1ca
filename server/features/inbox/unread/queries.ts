import type { Db } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import type { ReadMarkTable } from '../table';

export type ReadMark = Omit<ReadMarkTable, 'email'>;

export type Reader = { readBefore: string; marks: ReadonlyMap<string, ReadMark> };

/** Changes with the account's marks. */
export async function getReaderRevision(db: Db, email: string): Promise<string> {
  const reader = await db
    .selectFrom('inboxReaders')
    .select('revision')
    .where('email', '=', email)
    .executeTakeFirst();
  return reader?.revision ?? 'none';
}

/** What an account has read. For a new account, everything before it was added counts as read. */
export async function findReader(db: Db, email: string): Promise<Reader> {
  const account = await db
    .selectFrom('accounts')
    .leftJoin('inboxReaders as reader', 'reader.email', 'accounts.email')
    .select((eb) => eb.fn.coalesce('reader.readBefore', 'accounts.createdAt').as('readBefore'))
    .where('accounts.email', '=', email)
    .executeTakeFirstOrThrow();
  const marks = await db
    .selectFrom('readMarks')
    .select(['threadId', 'seenCount', 'readCount'])
    .where('email', '=', email)
    .execute();
  return { ...account, marks: new Map(marks.map((mark) => [mark.threadId, mark])) };
}

export async function saveMarks(
  tx: Db,
  { email, readBefore }: { email: string; readBefore: string },
  marks: readonly ReadMark[],
): Promise<void> {
  const revision = newId();
  await tx
    .insertInto('inboxReaders')
    .values({ email, readBefore, revision })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ revision }))
    .execute();
  for (const mark of marks) {
    await tx
      .insertInto('readMarks')
      .values({ email, ...mark })
      .onConflict((conflict) => conflict.columns(['email', 'threadId']).doUpdateSet(mark))
      .execute();
  }
}
