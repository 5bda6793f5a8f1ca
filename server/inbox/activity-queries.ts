import { threadActivities, type ThreadActivity } from '../../contract/overview/activity-schema';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { shownMessages } from './messages/visible-queries';

/** The last things that happened in the threads, in no order: so many messages, and as many of each kind of change. */
export async function listThreadActivity(db: Db, limit: number): Promise<ThreadActivity[]> {
  const [written, changed] = [await lastMessages(db, limit), await lastChanges(db, limit)];
  return [...written, ...changed].flatMap((row): ThreadActivity[] => {
    const what = threadActivities.find((one) => one === row.what);
    // What follows from an answer or a call is told with it.
    const follows =
      what === 'status-contacted' &&
      written.some(({ at, record, by }) => at === row.at && record === row.record && by === row.by);
    if (what === undefined || follows) return [];
    const { detail, first_name: first, last_name: last, region, ...told } = row;
    return [
      {
        ...told,
        kind: 'thread',
        what,
        to: what === 'assign' ? detail : null,
        name: `${first} ${last}`,
        region: toRegion(region),
      },
    ];
  });
}

/** What of it the audit has. */
const threadChanges = threadActivities.filter((what) => /^(status-|assign|unassign)/.test(what));

const person = ['live.id as record', 'live.first_name', 'live.last_name', 'live.region'] as const;

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

async function lastChanges(db: Db, limit: number) {
  // Action by action: an index has those of each in the order of time.
  const found = await Promise.all(
    threadChanges.map((action) =>
      db
        .selectFrom('audit')
        .innerJoin('threads as own', 'own.id', 'audit.subject')
        .innerJoin('threads as live', (join) =>
          join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.merged_into', 'own.id'))),
        )
        .select(['audit.id', 'audit.at', 'audit.actor as by', 'audit.action as what'])
        .select(['audit.detail', ...person])
        .where('audit.action', '=', action)
        .orderBy('audit.at', 'desc')
        .orderBy('audit.id', 'desc')
        .limit(limit)
        .execute(),
    ),
  );
  return found.flat();
}
