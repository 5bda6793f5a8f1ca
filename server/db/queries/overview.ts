import { sql } from 'kysely';
import { formChannels } from '../../../contract/channels';
import { activities, type ActivityEntry } from '../../../contract/overview';
import { toRegion, type RegionId } from '../../../contract/regions';
import type { Db } from '../engine';

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

/** Messages with the thread that shows them: its own, or the one it has been merged into. */
function shownMessages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('threads as own', 'own.id', 'messages.thread_id')
    .innerJoin('threads as live', (join) =>
      join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.merged_into', 'own.id'))),
    );
}

/** The last things that happened in the threads, the latest first: messages, and changes of status and assignee. */
export async function listActivity(db: Db, limit: number): Promise<ActivityEntry[]> {
  const [written, changed] = [await lastMessages(db, limit), await lastChanges(db, limit)];
  const all = [...written, ...changed].flatMap((row): ActivityEntry[] => {
    const what = activities.find((one) => one === row.what);
    // What follows from an answer or a call is told with it.
    const follows =
      what === 'status-contacted' &&
      written.some(
        ({ at, thread_id, by }) => at === row.at && thread_id === row.thread_id && by === row.by,
      );
    if (what === undefined || follows) return [];
    const { id, at, by, thread_id: userId, first_name, last_name, region } = row;
    const to = what === 'assign' ? row.detail : null;
    const name = `${first_name} ${last_name}`;
    return [{ id, at, what, by, to, userId, name, region: toRegion(region) }];
  });
  // Ids are made in the order of time: they decide within a millisecond.
  const order = ({ at, id }: ActivityEntry) => `${at} ${id}`;
  return all.sort((one, other) => (order(one) < order(other) ? 1 : -1)).slice(0, limit);
}

const person = [
  'live.id as thread_id',
  'live.first_name',
  'live.last_name',
  'live.region',
] as const;

async function lastMessages(db: Db, limit: number) {
  const rows = await shownMessages(db)
    .select(['messages.id', 'messages.at', 'messages.author as by'])
    .select(['messages.channel', 'messages.direction', ...person])
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ channel, direction, ...row }) => ({
    ...row,
    detail: null,
    what:
      direction === 'in' && (channel === 'sms' || channel === 'email') ? `${channel}-in` : channel,
  }));
}

function lastChanges(db: Db, limit: number) {
  return db
    .selectFrom('audit')
    .innerJoin('threads as own', 'own.id', 'audit.subject')
    .innerJoin('threads as live', (join) =>
      join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.merged_into', 'own.id'))),
    )
    .select(['audit.id', 'audit.at', 'audit.actor as by', 'audit.action as what', 'audit.detail'])
    .select(person)
    .where('audit.subject_kind', '=', 'thread')
    .where(
      'audit.action',
      'in',
      activities.filter((what) => /^(status-|assign|unassign)/.test(what)),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
}
