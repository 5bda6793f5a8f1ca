import type { Db } from '../../db/engine';

export async function saveReplyToken(
  tx: Db,
  { tokenMark, threadId }: { tokenMark: string; threadId: string },
): Promise<void> {
  await tx
    .insertInto('reply_addresses')
    .values({ token_mark: tokenMark, thread_id: threadId })
    .onConflict((conflict) => conflict.column('token_mark').doNothing())
    .execute();
}

export async function findThreadByTokens(
  db: Db,
  tokenMarks: readonly string[],
): Promise<string | null> {
  if (tokenMarks.length === 0) return null;
  const row = await db
    .selectFrom('reply_addresses')
    .select('thread_id')
    .where('token_mark', 'in', tokenMarks)
    .orderBy('token_mark')
    .executeTakeFirst();
  return row?.thread_id ?? null;
}
