import { sql } from 'kysely';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

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
        live.region, live.assignee, live.status, messages.at, messages.direction,
        lag(messages.direction) over turn as before,
        min(case when messages.direction = 'out' then messages.at end) over (
          turn rows between current row and unbounded following
        ) as answered
      from messages
      join threads as own on own.id = messages.thread_id
      join threads as live on live.id = coalesce(own.merged_into, own.id)
      where messages.channel <> 'note' and messages.intent is null
        and (live.status <> 'closed' or live.active_at >= ${activeSince})
      window turn as (partition by live.id order by messages.at, messages.id)
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
