import type {
  ThreadChange,
  ThreadPatch,
  ThreadState,
} from '../../../../contract/inbox/change-schema';
import type { RegionId } from '../../../../contract/shared/regions';
import {
  threadStatusLabels,
  untilTheyWrite,
  type ThreadEventKind,
} from '../../../../contract/inbox/constants';
import { formatDateTime } from '../../../../contract/shared/dates/format-date';
import { recordScreens } from '../../../../contract/shared/record-url';
import { changeTags } from '../../../../contract/tags/constants';
import { recordAudit, type AuditRecord } from '../../../services/audit/record-audit';
import { requireAssignee } from '../../../services/auth/account-queries';
import type { Actor } from '../../../core/db/change-log';
import { updateAtVersion } from '../../../core/db/concurrency/update-at-version';
import type { Db } from '../../../core/db/engine';
import { HttpError, notFound } from '../../../core/http/errors';
import { notifyAssigned, settleWait } from '../../../services/notifications/notify';
import { addEvent, removeEvents } from '../../../services/messages/event-queries';
import { requireLater } from '../../../services/follow-ups/change-follow-up';
import { diffTags, formatTags, parseTags } from '../../../services/tags/queries';
import { nameTag } from '../../../services/tags/tag-names';
import type { UndoStep } from '../../../core/http/lists/undo';
import { formatAssignee, versionConflict } from '../../../core/http/version-conflict';
import { findVisibleThreadId } from './member-queries';
import { bumpThreadRevision } from './refresh-queries';

type AuditedAction = Omit<AuditRecord, 'subject'>;

/** Undo tokens of an older server have no snooze and tags. */
export type ThreadUndoState = Omit<ThreadState, 'version'>;

/**
 * `undo` is null if nothing changed. Throws 404, 400 by field, and 409 if the thread changed since that version.
 * @param isUndo allows an assignee who has lost access since
 */
export async function changeThread(
  tx: Db,
  threadId: string,
  { version, addTag, removeTag, ...patch }: ThreadChange & Pick<ThreadState, 'tags'>,
  actor: Actor,
  { isUndo = false } = {},
): Promise<{ state: ThreadState; undo: UndoStep<ThreadUndoState> | null }> {
  const id = await findVisibleThreadId(tx, threadId);
  const current = await findThreadState(tx, id);
  if (current === undefined) throw notFound();
  const { changedBy: _changedBy, region, ...state } = current;
  const { status, assignee, snoozedUntil, sleepsOnThanks, tags = [] } = state;
  const next = withoutSnooze({ ...state, tags: changeTags(tags, { addTag, removeTag }), ...patch });
  const change = listChanges(state, next);
  // A repeated call changes nothing.
  if (Object.keys(change).length === 0) return { state, undo: null };
  if (!isUndo) {
    const work = { screen: 'form-messages', region } as const;
    await requireAssignee(tx, patch.assignee, work, 'messages');
    const until = patch.snoozedUntil ?? null;
    if (until !== null) requireLater('snoozedUntil', until, actor.at);
  }
  if (!(await applyThreadChange(tx, { id, version, tags }, change, actor))) {
    const latest = (await findThreadState(tx, id)) ?? current;
    // The first click of a double click was faster.
    if (Object.keys(listChanges(latest, next)).length === 0) return { state: latest, undo: null };
    throw threadConflict(latest, actor);
  }
  if (change.assignee !== undefined) {
    const record = { kind: 'thread', id, screen: recordScreens.thread, region } as const;
    await notifyAssigned(tx, record, isUndo ? null : change.assignee, actor);
  }
  if (next.status === 'closed') await settleWait(tx, id);
  await bumpThreadRevision(tx, id);
  const changed = version + 1;
  return {
    state: { ...next, version: changed },
    undo: {
      id,
      version: changed,
      before: { status, assignee, snoozedUntil, sleepsOnThanks, tags },
    },
  };
}

/** Restores the state before a change. */
export async function undoThreadChange(
  tx: Db,
  { id, version, before }: UndoStep<ThreadUndoState>,
  actor: Actor,
): Promise<void> {
  if ((await findVisibleThreadId(tx, id)) !== id) {
    throw new HttpError(409, 'merged', 'This thread was merged into another one.');
  }
  await changeThread(tx, id, { ...before, version }, actor, { isUndo: true });
}

/**
 * Changes and audits a thread's state. False if the thread is no longer at `version`.
 * @param change without the fields that stay
 */
export async function applyThreadChange(
  tx: Db,
  { id, version, tags: before = [] }: Pick<ThreadState, 'version' | 'tags'> & { id: string },
  change: ThreadPatch & Pick<ThreadState, 'tags'>,
  actor: Actor,
): Promise<boolean> {
  const { sleepsOnThanks, tags, addTag: _add, removeTag: _remove, ...columns } = change;
  const { status, assignee, snoozedUntil } = columns;
  const row = {
    ...columns,
    ...(tags && { tags: formatTags(tags) }),
    ...(snoozedUntil != null && { snoozedBy: actor.email }),
    ...(sleepsOnThanks !== undefined && { sleepsOnThanks: sleepsOnThanks ? 1 : 0 }),
  };
  if (!(await updateAtVersion(tx, 'threads', { id, version }, row, actor))) return false;
  const subject = { kind: 'thread', id } as const;
  const log = async (kind: ThreadEventKind, event: string | null, entry: AuditedAction) => {
    await addEvent(tx, subject, { kind, detail: event }, actor);
    await recordAudit(tx, actor, { ...entry, subject });
  };
  for (const { action, ...event } of diffTags(before, tags ?? before)) {
    await addEvent(tx, subject, await nameTag(tx, event), actor);
    await recordAudit(tx, actor, { action, subject });
  }
  if (status !== undefined) await log('status', status, { action: `status-${status}` });
  if (assignee === null) await log('assigned', null, { action: 'unassign' });
  else if (assignee !== undefined) {
    await log('assigned', assignee, { action: 'assign', detail: assignee });
  }
  if (snoozedUntil === null) await log('woke', null, { action: 'wake-thread' });
  else if (snoozedUntil !== undefined) {
    const isOpenEnded = snoozedUntil === untilTheyWrite;
    const detail = isOpenEnded ? 'they write' : formatDateTime(snoozedUntil);
    await log('snoozed', snoozedUntil, { action: 'snooze-thread', detail });
  }
  return true;
}

/**
 * After a reply or call, a new thread is contacted; other statuses were set by hand and stay. The first who replies takes an
 * unassigned thread. A simultaneous change of the thread wins.
 */
export async function markContacted(
  tx: Db,
  id: string,
  { takesThread }: { takesThread: boolean },
  actor: Actor,
): Promise<ContactedStep> {
  const state = await findThreadState(tx, id);
  if (state === undefined) return null;
  const change: ThreadPatch = {
    ...(state.status === 'new' && { status: 'contacted' }),
    ...(takesThread && state.assignee === null && { assignee: actor.email }),
  };
  const hasChanged =
    Object.keys(change).length > 0 &&
    (await applyThreadChange(tx, { ...state, id }, change, actor));
  const { status, assignee, version } = state;
  return hasChanged ? { id, version: version + 1, before: { status, assignee } } : null;
}

/** Null if a reply did not change the state of its thread. */
export type ContactedStep = UndoStep<Pick<ThreadState, 'status' | 'assignee'>> | null;

/** Restores the state before a reply that was withdrawn, unless someone has changed the thread since. */
export async function undoContacted(tx: Db, step: ContactedStep, reply: Actor): Promise<void> {
  if (step === null || !(await updateAtVersion(tx, 'threads', step, step.before, reply))) return;
  await removeEvents(tx, { kind: 'thread', id: step.id }, ['status', 'assigned'], reply);
}

type StoredState = ThreadState & {
  region: RegionId;
  /** Null if the visitor changed the state by writing again. */
  changedBy: string | null;
};

async function findThreadState(db: Db, id: string): Promise<StoredState | undefined> {
  const row = await db
    .selectFrom('threads')
    .select(['status', 'assignee', 'version', 'changedBy', 'region'])
    .select(['snoozedUntil', 'sleepsOnThanks', 'tags'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, sleepsOnThanks: row.sleepsOnThanks === 1, tags: parseTags(row.tags) };
}

/** A closed thread is not snoozed, and one that is awake has no choice. */
function withoutSnooze<State extends ThreadUndoState>(state: State) {
  const snoozedUntil = state.status === 'closed' ? null : (state.snoozedUntil ?? null);
  const sleepsOnThanks = snoozedUntil !== null && state.sleepsOnThanks === true;
  return { ...state, snoozedUntil, sleepsOnThanks };
}

function listChanges(
  before: ThreadUndoState,
  after: ThreadUndoState,
): ThreadPatch & Pick<ThreadState, 'tags'> {
  const fields = ['status', 'assignee', 'snoozedUntil', 'sleepsOnThanks', 'tags'] as const;
  const changed = fields.filter((field) => String(before[field]) !== String(after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function threadConflict({ status, assignee, changedBy }: StoredState, { email }: Actor): HttpError {
  const now = `status is ${threadStatusLabels[status]}, ${formatAssignee(assignee)}`;
  return versionConflict(changedBy ?? 'A new message from this person', email, now);
}
