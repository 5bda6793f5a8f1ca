import { threadActivities, type ThreadActivity } from '../../contract/overview/activity-schema';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { selectVisibleMessages } from './messages/read-queries';

/** Status and assignment changes, which the audit log records. */
const auditedActivities = threadActivities.filter((activity) =>
  /^(status-|assign|unassign)/.test(activity),
);

const personColumns = [
  'live.id as record',
  'live.firstName',
  'live.lastName',
  'live.region',
] as const;

/** Recent activity in the threads, unsorted: up to `limit` messages, and up to `limit` changes of each kind. */
export async function listThreadActivity(db: Db, limit: number): Promise<ThreadActivity[]> {
  const messages = await listLatestMessages(db, limit);
  const changes = await listLatestChanges(db, limit);
  return [...messages, ...changes].flatMap((row): ThreadActivity[] => {
    const what = threadActivities.find((activity) => activity === row.what);
    // A reply or call sets this status; the message already appears.
    const isSideEffect =
      what === 'status-contacted' &&
      messages.some(
        ({ at, record, by }) => at === row.at && record === row.record && by === row.by,
      );
    if (what === undefined || isSideEffect) return [];
    const { detail, firstName, lastName, region, ...activity } = row;
    return [
      {
        ...activity,
        kind: 'thread',
        what,
        to: what === 'assign' ? detail : null,
        name: `${firstName} ${lastName}`,
        region: toRegion(region),
      },
    ];
  });
}

async function listLatestMessages(db: Db, limit: number) {
  const rows = await selectVisibleMessages(db)
    .select(['messages.id', 'messages.at', 'messages.author as by'])
    .select(['messages.channel', 'messages.direction', ...personColumns])
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ channel, direction, ...row }) => {
    const isInbound = direction === 'in' && (channel === 'sms' || channel === 'email');
    return { ...row, detail: null, what: isInbound ? `${channel}-in` : channel };
  });
}

async function listLatestChanges(db: Db, limit: number) {
  // One query per action, because the index is on action and time.
  const changes = await Promise.all(
    auditedActivities.map((action) =>
      db
        .selectFrom('audit')
        .innerJoin('threads as own', 'own.id', 'audit.subject')
        .innerJoin('threads as live', (join) =>
          join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.mergedInto', 'own.id'))),
        )
        .select(['audit.id', 'audit.at', 'audit.actor as by', 'audit.action as what'])
        .select(['audit.detail', ...personColumns])
        .where('audit.action', '=', action)
        .orderBy('audit.at', 'desc')
        .orderBy('audit.id', 'desc')
        .limit(limit)
        .execute(),
    ),
  );
  return changes.flat();
}
