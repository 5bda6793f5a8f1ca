import type { ThreadActivity } from '../../../contract/overview/activity-schema';
import type { Channel, ThreadStatus } from '../../../contract/inbox/constants';
import type { Access } from '../../../contract/shared/roles';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { isInRegions } from '../../core/db/region-clause';
import { selectLatestEvents } from '../../services/messages/event-queries';
import { selectVisibleMessages } from './messages/read-queries';
import { decryptName } from './threads/person-name';

const threadColumns = [
  'visible.id as record',
  'visible.personEncrypted',
  'visible.region',
] as const;

/** Recent activity in the threads, unsorted: up to `limit` messages, and up to `limit` changes of status or assignee. */
export async function listThreadActivity(
  db: Db,
  encryption: Encryption,
  regions: Access['regions'],
  limit: number,
): Promise<ThreadActivity[]> {
  const messages = await listMessages(db, encryption, regions, limit);
  const toKey = ({ at, record, by }: ThreadActivity) => `${at} ${record} ${by ?? ''}`;
  const messageKeys = new Set(messages.map(toKey));
  const changes = await listChanges(db, encryption, regions, limit);
  return [
    ...messages,
    // A reply or call also sets this status; the message already appears.
    ...changes.filter(
      (change) => change.what !== 'status-contacted' || !messageKeys.has(toKey(change)),
    ),
  ];
}

async function listMessages(
  db: Db,
  encryption: Encryption,
  regions: Access['regions'],
  limit: number,
): Promise<ThreadActivity[]> {
  const rows = await selectVisibleMessages(db)
    .select(['messages.id', 'messages.at', 'messages.author as by'])
    .select(['messages.channel', 'messages.direction', ...threadColumns])
    .where(isInRegions(regions, 'visible.region'))
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .$narrowType<{ channel: Channel }>()
    .execute();
  return rows.map(({ channel, direction, personEncrypted, ...row }) => ({
    ...row,
    kind: 'thread',
    what:
      direction === 'in' && (channel === 'sms' || channel === 'email') ? `${channel}-in` : channel,
    to: null,
    name: decryptName(encryption, { id: row.record, personEncrypted }),
  }));
}

async function listChanges(
  db: Db,
  encryption: Encryption,
  regions: Access['regions'],
  limit: number,
): Promise<ThreadActivity[]> {
  const rows = await selectLatestEvents(db, 'thread', ['status', 'assigned'], limit)
    .crossJoin('threads as member')
    .whereRef('member.id', '=', 'event.subjectId')
    .innerJoin('threads as visible', (join) =>
      join.on((eb) => eb('visible.id', '=', eb.fn.coalesce('member.mergedInto', 'member.id'))),
    )
    .where(isInRegions(regions, 'visible.region'))
    .select(threadColumns)
    .execute();
  return rows.map(({ kind, detail, personEncrypted, count, ...row }) => ({
    ...row,
    ...(count > 1 && { count }),
    kind: 'thread',
    what:
      kind === 'status'
        ? `status-${detail as ThreadStatus}`
        : detail === null
          ? 'unassign'
          : 'assign',
    to: kind === 'status' ? null : detail,
    name: decryptName(encryption, { id: row.record, personEncrypted }),
  }));
}
