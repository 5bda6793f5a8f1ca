import { sql } from 'kysely';
import { formChannels } from '../../contract/inbox/channels';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { shownMessages } from '../inbox/messages/read-queries';

/** So many submissions of a region came in an hour. */
export type HourOfSubmissions = { region: RegionId; hour: Date; count: number };

/** What came by the forms since a time, by hour and region: an office's day begins on a full hour of UTC. */
export async function countSubmissions(db: Db, since: string): Promise<HourOfSubmissions[]> {
  const hour = sql<string>`substr(messages.at, 1, 13)`;
  const rows = await shownMessages(db)
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

/** Threads whose latest answer, by text or e-mail, could not be delivered. */
export async function countUndelivered(db: Db): Promise<number> {
  const failed = await shownMessages(db)
    .select('live.id')
    .distinct()
    // Written out: SQLite takes an index of some rows only for a value that it sees.
    .where('messages.delivery', '=', sql.lit('failed'))
    .execute();
  if (failed.length === 0) return 0;
  const ids = failed.map(({ id }) => id);
  const answers = await shownMessages(db)
    .select(['live.id', 'messages.delivery'])
    .where((eb) => eb.or([eb('own.id', 'in', ids), eb('own.merged_into', 'in', ids)]))
    .where('messages.direction', '=', 'out')
    .where('messages.channel', 'in', ['sms', 'email'])
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
  const latest = new Map(answers.map(({ id, delivery }) => [id, delivery]));
  return [...latest.values()].filter((delivery) => delivery === 'failed').length;
}
