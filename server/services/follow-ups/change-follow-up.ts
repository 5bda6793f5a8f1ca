import type { FastifyRequest } from 'fastify';
import {
  followUpFields,
  toAuditKind,
  type FollowUpKind,
} from '../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../contract/follow-ups/schema';
import { formatDateTime } from '../../../contract/shared/dates/format-date';
import { getRecordScreen } from '../../../contract/shared/record-url';
import { canSee, canSeeRegion } from '../../../contract/shared/roles';
import { checkOneLine } from '../../../contract/shared/text/text-rules';
import { recordChanges, type Actor } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Tx } from '../../core/db/engine';
import { notFound, validationError } from '../../core/http/errors';
import type { UndoStep } from '../../core/http/lists/undo';
import { getStaff } from '../../core/http/request/staff';
import { versionConflict } from '../../core/http/version-conflict';
import { recordAudit } from '../audit/record-audit';
import { listAssignees } from '../auth/account-queries';
import type { ServiceContext } from '../context';
import type { MessageSubject } from '../messages/message-subject';
import { notify } from '../notifications/notify';
import { joinFollowUps, removeRequested, type RequestedFollowUp } from './join-follow-ups';
import { findStored, removeHistory, saveState, type FollowUpState } from './queries';

/** A feature registers this, so that its records can have a follow-up. */
export type FollowUpSubject = Pick<MessageSubject, 'lock' | 'onChange' | 'requireVisible'>;
export type FollowUpSubjects = Readonly<Record<FollowUpKind, FollowUpSubject>>;

export type Target = { kind: FollowUpKind; id: string };
type UndoState = { kind: FollowUpKind; state: FollowUpState };
export type FollowUpStep = UndoStep<UndoState>;

/** The id of the record, and the screen and region it belongs to. Throws 404 if the caller cannot see it. */
export async function requireTarget(
  context: ServiceContext,
  subjects: FollowUpSubjects,
  request: FastifyRequest,
  tx: Tx,
  { kind, id }: Target,
) {
  const record = await subjects[kind].requireVisible(context, request, tx, id);
  const screen = getRecordScreen(kind, record);
  const { access } = getStaff(request);
  if (!canSee(access, screen) || !canSeeRegion(access, record.region)) {
    throw notFound();
  }
  return { id: record.id, screen, region: record.region };
}

type Change = {
  /** On screen; 0 for none. Of the row, if `undone` is set. */
  version: number;
  next: FollowUpState;
  /** The time of the change that this one undoes. */
  undone?: string;
};

/** `undo` is null if nothing changed. Throws 404, 400 by field, and 409 if it changed since that version. */
export async function changeFollowUp(
  context: ServiceContext,
  subjects: FollowUpSubjects,
  request: FastifyRequest,
  tx: Tx,
  { kind, id: requestedId, version, next, undone }: Change & Target,
  actor: Actor,
): Promise<{ state: { followUp: FollowUp | null }; undo: FollowUpStep | null }> {
  const { encryption } = context;
  const subject = subjects[kind];
  await subject.lock(tx, requestedId);
  const target = { kind, id: requestedId };
  const { id, screen, region } = await requireTarget(context, subjects, request, tx, target);
  const { state, ...known } = await findStored(tx, encryption, id);
  // A repeated call changes nothing.
  if (isSame(state, next)) return { state: show(state, known.version), undo: null };
  const shown = state === null && undone === undefined ? 0 : known.version;
  if (version !== shown) {
    const now = state === null ? 'there is no follow-up' : `follow-up is ${describe(state)}`;
    throw versionConflict(known.changedBy, actor.email, now);
  }
  if (next !== null && undone === undefined) {
    requireValid(next, actor.at);
    if (!(await listAssignees(tx, screen, [region])).includes(next.owner)) {
      throw validationError({ owner: 'Choose someone who can see this.' });
    }
  }
  const row = { id, kind, version: known.version + 1, changedBy: actor.email };
  await saveState(tx, encryption, row, next);
  if (undone === undefined) await addHistory(tx, encryption, row, { from: state, to: next }, actor);
  else await removeHistory(tx, { id, email: actor.email, at: undone }, followUpFields);
  const isSet = next !== null;
  await recordAudit(tx, actor, {
    action: isSet ? 'set-follow-up' : undone ? 'remove-follow-up' : 'do-follow-up',
    subject: { kind: toAuditKind(kind), id },
    ...((next ?? state) && { detail: formatDateTime((next ?? state)?.dueAt ?? '') }),
  });
  if (next !== null && undone === undefined && next.owner !== state?.owner) {
    const { email, at } = actor;
    await notify(
      tx,
      'assigned',
      { kind, id, screen, region },
      { to: [next.owner], actor: email, at },
    );
  }
  await subject.onChange(tx, id);
  const before = { kind, state };
  return { state: show(next, row.version), undo: { id, version: row.version, before } };
}

/**
 * Sets the follow-up that a person asked for. Of it and the office's own, the earlier stays.
 * @param owner '' for anyone who sees the record
 * @param replaced what they had asked for before
 */
export async function requestFollowUp(
  tx: Tx,
  encryption: Encryption,
  target: Target,
  { replaced, ...asked }: RequestedFollowUp & { owner: string; replaced: RequestedFollowUp | null },
): Promise<void> {
  const { version, state } = await findStored(tx, encryption, target.id);
  const kept = state && replaced ? removeRequested(state, replaced, asked.dueAt) : state;
  const row = { ...target, version: version + 1, changedBy: 'A booked call' };
  await saveState(tx, encryption, row, kept === null ? asked : joinFollowUps(kept, asked));
}

/** Of two threads that become one, the earlier follow-up stays, with the thread that shows both. */
export async function joinThreadFollowUps(
  tx: Tx,
  encryption: Encryption,
  { from, into }: { from: string; into: string },
  actor: Actor,
): Promise<void> {
  const source = await findStored(tx, encryption, from);
  if (source.state === null) return;
  const target = await findStored(tx, encryption, into);
  const row = { kind: 'thread', changedBy: actor.email } as const;
  const joined = { ...row, id: into, version: target.version + 1 };
  const to = target.state === null ? source.state : joinFollowUps(target.state, source.state);
  await saveState(tx, encryption, joined, to);
  await addHistory(tx, encryption, joined, { from: target.state, to }, actor);
  await saveState(tx, encryption, { ...row, id: from, version: source.version + 1 }, null);
}

/** With version 0: it has none of the record's. */
async function addHistory(
  tx: Tx,
  encryption: Encryption,
  { kind, id }: Target,
  { from, to }: { from: FollowUpState; to: FollowUpState },
  actor: Actor,
): Promise<void> {
  const field = to === null ? 'follow-up-done' : 'follow-up';
  const change = { field, from: from && describe(from), to: to && describe(to) };
  await recordChanges(tx, { kind, id, version: 0 }, [change], actor, encryption);
}

/** 'Dec 3, 2026, 3:00 PM EST, intake@…: Call about papers' */
function describe({ dueAt, owner, text }: NonNullable<FollowUpState>): string {
  return `${formatDateTime(dueAt)}, ${owner || 'unassigned'}${text && `: ${text}`}`;
}

function show(state: FollowUpState, version: number): { followUp: FollowUp | null } {
  return { followUp: state && { ...state, version } };
}

function isSame(one: FollowUpState, other: FollowUpState): boolean {
  if (one === null || other === null) return one === other;
  return one.dueAt === other.dueAt && one.owner === other.owner && one.text === other.text;
}

function requireValid({ dueAt, text }: NonNullable<FollowUpState>, now: string): void {
  const error = checkOneLine(text);
  if (error !== null) throw validationError({ text: error });
  requireLater('dueAt', dueAt, now);
}

/** Throws 400 for a time that is none or in the past. A minute is allowed, in which a form was filled in. */
export function requireLater(field: string, time: string, now: string): void {
  if (Date.parse(time) > Date.parse(now) - 60_000) return;
  throw validationError({ [field]: 'Choose a time in the future.' });
}
