import type { AuditAction } from '../../../contract/audit/constants';
import type { HelpDeskStatus } from '../../../contract/help-desk/status-schema';
import { publicEventTypes, type HelpDeskEventType } from '../../../contract/help-desk/constants';
import type { HelpDeskEvent } from '../../../contract/help-desk/record-schema';
import { recordAudit } from '../../services/audit/record-audit';
import { addEvent, listEvents, type NewEvent } from '../../services/messages/event-queries';
import { nameTag } from '../../services/tags/tag-names';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';

export type ChangeLog = {
  events?: readonly NewEvent<HelpDeskEventType>[];
  actions: readonly { action: AuditAction; detail?: string }[];
};

/** Records what somebody did to a record, so that open tabs notice. */
export async function logChange(
  tx: Db,
  id: string,
  actor: Actor,
  { events = [], actions }: ChangeLog,
): Promise<void> {
  for (const event of events) {
    await addEvent(tx, { kind: 'request', id }, await nameTag(tx, event), actor);
  }
  for (const action of actions) {
    await recordAudit(tx, actor, { ...action, subject: { kind: 'help-desk', id } });
  }
  await bumpRevision(tx, 'helpDesk');
}

export async function recordFileOpened(
  tx: Db,
  { recordId, at, addedAt }: { recordId: string; at: string; addedAt: string },
): Promise<void> {
  const events = await listRequestEvents(tx, recordId);
  if (events.some((event) => event.step === 'file-opened' && event.at >= addedAt)) return;
  const subject = { kind: 'request', id: recordId } as const;
  await addEvent(tx, subject, { kind: 'file-opened' }, { email: null, at });
  await bumpRevision(tx, 'helpDesk');
}

export async function listRequestEvents(db: Db, id: string): Promise<HelpDeskEvent[]> {
  const events = await listEvents(db, { kind: 'request', id });
  return events.map(({ at, kind, by, detail }) => ({
    at,
    step: kind as HelpDeskEventType,
    by,
    detail,
  }));
}

/** The events for whoever has the private link, without names and internal events. */
export async function listPublicEvents(db: Db, id: string): Promise<HelpDeskStatus['steps']> {
  const events = await listRequestEvents(db, id);
  return events.flatMap(({ at, step }) => {
    const publicStep = publicEventTypes.find((type) => type === step);
    return publicStep === undefined ? [] : [{ at, step: publicStep }];
  });
}

const decisions: readonly HelpDeskEventType[] = ['approved', 'declined', 'undecided'];

/** The latest decision on time off, which may be undoing one, or the decision that a message announces. */
export async function findDecision(
  db: Db,
  { recordId, messageId }: { recordId: string; messageId?: string },
): Promise<{ by: string | null; messageId: string | null } | null> {
  const decision = (await listRequestEvents(db, recordId)).findLast(
    ({ step, detail }) =>
      decisions.includes(step) && (messageId === undefined || detail === messageId),
  );
  return decision === undefined ? null : { by: decision.by, messageId: decision.detail };
}
