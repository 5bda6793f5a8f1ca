import { sql } from 'kysely';
import { formChannels } from '../../../contract/inbox/constants';
import { toRegion, type RegionId } from '../../../contract/shared/regions';
import type { Db } from '../../core/db/engine';
import { selectVisibleMessages } from '../inbox/service';

export type HourlySubmissions = { region: RegionId; hour: Date; count: number };

export async function countSubmissions(db: Db, since: string): Promise<HourlySubmissions[]> {
  const hour = sql<string>`substr(messages.at, 1, 13)`;
  const rows = await selectVisibleMessages(db)
    .select((eb) => ['visible.region', hour.as('hour'), eb.fn.countAll().as('count')])
    .where('messages.at', '>=', since)
    .where('messages.channel', 'in', formChannels)
    .groupBy(['visible.region', hour])
    .execute();
  return rows.map((row) => ({
    region: toRegion(row.region),
    hour: new Date(`${row.hour}:00:00.000Z`),
    count: Number(row.count),
  }));
}

export async function countUndelivered(db: Db): Promise<number> {
  const failed = await selectVisibleMessages(db)
    .select('visible.id')
    .distinct()
    // A literal, because SQLite uses a partial index only for a value it can see.
    .where('messages.delivery', '=', sql.lit('failed'))
    .execute();
  if (failed.length === 0) return 0;
  const ids = failed.map(({ id }) => id);
  const replies = await selectVisibleMessages(db)
    .select(['visible.id', 'messages.delivery'])
    .where((eb) => eb.or([eb('member.id', 'in', ids), eb('member.mergedInto', 'in', ids)]))
    .where('messages.direction', '=', 'out')
    .where('messages.channel', 'in', ['sms', 'email', 'call'])
    .where('messages.intent', 'is', null)
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
  const latest = new Map(replies.map(({ id, delivery }) => [id, delivery]));
  return [...latest.values()].filter((delivery) => delivery === 'failed').length;
}

/** From a person's first message after the office's last reply or call until the next one. */
export type Wait = {
  region: RegionId;
  assignee: string | null;
  /** The thread is closed, so nobody is waiting. */
  closed: boolean;
  since: string;
  /** Null: no reply yet. */
  until: string | null;
};

/**
 * Lists the waits of threads that are open or were active since a time, in no particular order. Merged threads count as one. Notes
 * are not replies, and STOP, START, and HELP need none, as in the inbox (contract/inbox/filter.ts).
 */
export async function listWaits(db: Db, activeSince: string): Promise<Wait[]> {
  const { rows } = await sql<{
    region: string;
    assignee: string | null;
    status: string;
    since: string;
    until: string | null;
  }>`
    with turns as (
      select
        visible.region, visible.assignee, visible.status, messages.at, messages.direction,
        lag(messages.direction) over turn as before,
        min(case when messages.direction = 'out' then messages.at end) over (
          turn rows between current row and unbounded following
        ) as answered
      from messages
      join threads as member on member.id = messages.subject_id
      join threads as visible on visible.id = coalesce(member.merged_into, member.id)
      where messages.channel <> 'note' and messages.intent is null
        and (visible.status <> 'closed' or visible.active_at >= ${activeSince})
      window turn as (partition by visible.id order by messages.at, messages.id)
    )
    select region, assignee, status, at as since, answered as until from turns
    where direction = 'in' and (before is null or before = 'out')
  `.execute(db);
  return rows.map(({ region, assignee, status, since, until }) => ({
    region: toRegion(region),
    assignee,
    closed: status === 'closed',
    since,
    until,
  }));
}
