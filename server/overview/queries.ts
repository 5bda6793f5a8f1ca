import { sql } from 'kysely';
import { formChannels } from '../../contract/inbox/constants';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { selectVisibleMessages } from '../inbox/messages/read-queries';

export type HourlySubmissions = { region: RegionId; hour: Date; count: number };

/** Counts form submissions by hour and region. Every office's day begins on a full hour of UTC. */
export async function countSubmissions(db: Db, since: string): Promise<HourlySubmissions[]> {
  const hour = sql<string>`substr(messages.at, 1, 13)`;
  const rows = await selectVisibleMessages(db)
    .select((eb) => ['live.region', hour.as('hour'), eb.fn.countAll().as('count')])
    .where('messages.at', '>=', since)
    .where('messages.channel', 'in', formChannels)
    .groupBy(['live.region', hour])
    .execute();
  return rows.map((row) => ({
    region: toRegion(row.region),
    hour: new Date(`${row.hour}:00:00.000Z`),
    count: Number(row.count),
  }));
}

/** Counts threads whose latest text or e-mail from the office failed. */
export async function countUndelivered(db: Db): Promise<number> {
  const failed = await selectVisibleMessages(db)
    .select('live.id')
    .distinct()
    // A literal, because SQLite uses a partial index only for a value it can see.
    .where('messages.delivery', '=', sql.lit('failed'))
    .execute();
  if (failed.length === 0) return 0;
  const ids = failed.map(({ id }) => id);
  const replies = await selectVisibleMessages(db)
    .select(['live.id', 'messages.delivery'])
    .where((eb) => eb.or([eb('own.id', 'in', ids), eb('own.mergedInto', 'in', ids)]))
    .where('messages.direction', '=', 'out')
    .where('messages.channel', 'in', ['sms', 'email'])
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
  const latest = new Map(replies.map(({ id, delivery }) => [id, delivery]));
  return [...latest.values()].filter((delivery) => delivery === 'failed').length;
}
