import { sql } from 'kysely';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

/**
 * A person's wait: from their first message after the office's last answer or call to the next one; a note is none, and by STOP, START
 * or HELP nobody waits: as the inbox has it (contract/inbox/filter.ts).
 */
export type Wait = {
  region: RegionId;
  assignee: string | null;
  /** Whether the thread is closed: nobody waits in it. */
  closed: boolean;
  since: string;
  /** Null: not answered yet. */
  until: string | null;
};

/**
 * The waits of all threads that are not closed or have been active since a time, in no order; those of one merged into
 * another count there. No message is opened for it.
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
