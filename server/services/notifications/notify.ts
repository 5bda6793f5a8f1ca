import type { FollowUpKind } from '../../../contract/follow-ups/constants';
import { waitingEvents, type NotificationEvent } from '../../../contract/notifications/constants';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { validationError } from '../../core/http/errors';
import { listOthersPresent } from '../../core/http/presence/queries';
import { listAssignees } from '../auth/account-queries';
import { addNotifications, listSettings, settle } from './queries';
import type { NotifiedRecord } from './table';

const presenceKinds: Readonly<Record<FollowUpKind, string>> = {
  thread: 'thread',
  request: 'help-desk',
  application: 'application',
  employee: 'employee',
};

type Happened = {
  /** The account that caused it, which isn’t notified. Null for someone outside the office. */
  actor: string | null;
  at: string;
};

/**
 * Tells accounts about an event. Only those who see the record, want to know, and don't have it open. Call it in the transaction of the event.
 * @param to null for everyone
 */
export async function notify(
  tx: Db,
  event: NotificationEvent,
  { kind, id: recordId, screen, region }: NotifiedRecord,
  { actor, at, to }: Happened & { to: readonly string[] | null },
): Promise<void> {
  const visible = await listAssignees(tx, screen, [region]);
  const target = { kind: presenceKinds[kind], subject: recordId, email: actor ?? '', at };
  const present = await listOthersPresent(tx, target);
  const emails = visible.filter(
    (email) => email !== actor && !present.includes(email) && to?.includes(email) !== false,
  );
  const rows = (await listSettings(tx, emails)).flatMap(({ email, settings }) => {
    const isDesktop = settings.desktop.includes(event) ? 1 : 0;
    const isEmail = settings.email.includes(event) ? 1 : 0;
    if (isDesktop + isEmail === 0) return [];
    return { email, event, kind, recordId, screen, region, at, isDesktop, isEmail };
  });
  await addNotifications(tx, rows);
}

/** Tells a new assignee, and nobody about the former one. */
export async function notifyAssigned(
  tx: Db,
  record: NotifiedRecord,
  assignee: string | null,
  { email: actor, at }: Actor,
): Promise<void> {
  await settle(tx, record.id, ['assigned', 'unassigned']);
  if (assignee !== null) await notify(tx, 'assigned', record, { to: [assignee], actor, at });
}

/** A message of a person who waits for a reply. */
export async function notifyMessage(
  tx: Db,
  record: NotifiedRecord,
  { assignee, at }: { assignee: string | null; at: string },
): Promise<void> {
  const event = assignee === null ? 'unassigned' : 'message';
  await notify(tx, event, record, { to: assignee === null ? null : [assignee], actor: null, at });
}

/** Throws 400 on `mentions` for someone who doesn't see the record. */
export async function notifyMentioned(
  tx: Db,
  record: NotifiedRecord,
  mentioned: readonly string[],
  { email: actor, at }: Actor,
): Promise<void> {
  if (mentioned.length === 0) return;
  const visible = await listAssignees(tx, record.screen, [record.region]);
  const others = mentioned.filter((email) => !visible.includes(email));
  if (others.length > 0) {
    const who = others.join(' and ');
    throw validationError({ mentions: `${who} can’t see this. Remove the @ before the name.` });
  }
  await notify(tx, 'mention', record, { to: mentioned, actor, at });
}

/** Someone has been answered, or needs no answer. */
export async function settleWait(tx: Db, recordId: string): Promise<void> {
  await settle(tx, recordId, waitingEvents);
}
