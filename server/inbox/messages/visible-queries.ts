import type { Db } from '../../db/engine';

/** Messages with the thread that shows them: its own, or the one it has been merged into. */
export function shownMessages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('threads as own', 'own.id', 'messages.thread_id')
    .innerJoin('threads as live', (join) =>
      join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.merged_into', 'own.id'))),
    );
}
