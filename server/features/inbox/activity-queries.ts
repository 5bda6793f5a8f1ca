import type { ThreadActivity } from '../../../contract/overview/activity-schema';
import { threadStatuses, type Channel } from '../../../contract/inbox/constants';
import { countBatch, isFirstOfBatch } from '../../core/db/batches';
import type { Db } from '../../core/db/engine';
import { selectVisibleMessages } from './messages/read-queries';
import { formatPersonName } from './threads/person-name';

/** Status and assignment changes, which the audit log records. */
const changes = [
  'assign',
  'unassign',
  ...threadStatuses.map((status) => `status-${status}` as const),
] as const;

const threadColumns = [
  'visible.id as record',
  'visible.firstName',
  'visible.lastName',
  'visible.region',
] as const;

/** Recent activity in the threads, unsorted: up to `limit` messages, and up to `limit` changes of each kind. */
export async function listThreadActivity(db: Db, limit: number): Promise<ThreadActivity[]> {
  const messages = await listMessages(db, limit);
  // One query per action, because the index is on action and time.
  const changed = await Promise.all(changes.map((action) => listChanges(db, action, limit)));
  const toKey = ({ at, record, by }: ThreadActivity) => `${at} ${record} ${by ?? ''}`;
  const messageKeys = new Set(messages.map(toKey));
  return [
    ...messages,
    // A reply or call also sets this status; the message already appears.
    ...changed
      .flat()
      .filter((change) => change.what !== 'status-contacted' || !messageKeys.has(toKey(change))),
  ];
}

async function listMessages(db: Db, limit: number): Promise<ThreadActivity[]> {
  const rows = await selectVisibleMessages(db)
    .select(['messages.id', 'messages.at', 'messages.author as by'])
    .select(['messages.channel', 'messages.direction', ...threadColumns])
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .$narrowType<{ channel: Channel }>()
    .execute();
  return rows.map(({ channel, direction, firstName, lastName, ...row }) => ({
    ...row,
    kind: 'thread',
    what:
      direction === 'in' && (channel === 'sms' || channel === 'email') ? `${channel}-in` : channel,
    to: null,
    name: formatPersonName({ firstName, lastName }),
  }));
}

async function listChanges(
  db: Db,
  action: (typeof changes)[number],
  limit: number,
): Promise<ThreadActivity[]> {
  const rows = await db
    .selectFrom('audit')
    .innerJoin('threads as member', 'member.id', 'audit.subject')
    .innerJoin('threads as visible', (join) =>
      join.on((eb) => eb('visible.id', '=', eb.fn.coalesce('member.mergedInto', 'member.id'))),
    )
    .select(['audit.id', 'audit.at', 'audit.actor as by', 'audit.detail', ...threadColumns])
    .select(countBatch('audit').as('count'))
    .where('audit.action', '=', action)
    .where(isFirstOfBatch('audit'))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ detail, firstName, lastName, count, ...row }) => ({
    ...row,
    ...(count > 1 && { count }),
    kind: 'thread',
    what: action,
    to: action === 'assign' ? detail : null,
    name: formatPersonName({ firstName, lastName }),
  }));
}
