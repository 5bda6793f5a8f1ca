import type { HelpDeskEvent } from '../../contract/help-desk/record-schema';
import {
  decisions,
  helpDeskEventTypes,
  publicEventTypes,
  type Decision,
  type HelpDeskEventType,
} from '../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../contract/forms/schema';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';

type NewEvent = {
  recordId: string;
  at: string;
  step: HelpDeskEventType;
  by?: string;
  /** The assignee, or the id of the message that announces a decision. */
  detail?: string | null;
};

export async function addEvent(
  tx: Db,
  { recordId, at, step, by, detail }: NewEvent,
): Promise<void> {
  await tx
    .insertInto('helpDeskEvents')
    .values({
      id: newId(),
      recordId: recordId,
      at,
      step,
      actor: by ?? null,
      detail: detail ?? null,
    })
    .execute();
}

/** Records the first time that a file is opened through its link. False if it is recorded already. */
export async function recordFileOpened(
  tx: Db,
  { recordId, at, addedAt }: { recordId: string; at: string; addedAt: string },
): Promise<boolean> {
  const recorded = await tx
    .selectFrom('helpDeskEvents')
    .select('id')
    .where('recordId', '=', recordId)
    .where('step', '=', 'file-opened')
    .where('at', '>=', addedAt)
    .executeTakeFirst();
  if (recorded !== undefined) return false;
  await addEvent(tx, { recordId, at, step: 'file-opened' });
  return true;
}

export async function listEvents(db: Db, recordId: string): Promise<HelpDeskEvent[]> {
  const rows = await db
    .selectFrom('helpDeskEvents')
    .select(['at', 'step', 'actor as by', 'detail'])
    .where('recordId', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const step = helpDeskEventTypes.find((known) => known === row.step);
    return step === undefined ? [] : [{ ...row, step }];
  });
}

/** The events for whoever has the private link, without names and internal events. */
export async function listPublicEvents(db: Db, recordId: string): Promise<HelpDeskStatus['steps']> {
  const events = await listEvents(db, recordId);
  return events.flatMap(({ at, ...event }) => {
    const step = publicEventTypes.find((known) => known === event.step);
    return step === undefined ? [] : [{ at, step }];
  });
}

type DecisionEvent = {
  /** Null if an earlier decision was undone. */
  decision: Decision | null;
  by: string | null;
  messageId: string | null;
};

/** The latest decision on time off, or the one that a message announces. */
export async function findDecision(
  db: Db,
  { recordId, messageId }: { recordId: string; messageId?: string },
): Promise<DecisionEvent | null> {
  const events = await listEvents(db, recordId);
  const decided = events.flatMap(({ step, by, detail }): DecisionEvent[] => {
    const decision = decisions.find((known) => known === step) ?? null;
    const isDecision = decision !== null || step === 'undecided';
    return isDecision ? [{ decision, by, messageId: detail }] : [];
  });
  const matches = decided.filter(
    (event) => messageId === undefined || event.messageId === messageId,
  );
  return matches.at(-1) ?? null;
}
