import type { HelpDeskEvent } from '../../contract/help-desk/record-schema';
import {
  decisions,
  helpDeskSteps,
  publicSteps,
  type Decision,
  type HelpDeskStep,
} from '../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../contract/forms/schema';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';

type Step = {
  recordId: string;
  at: string;
  step: HelpDeskStep;
  /** E-mail of the staff member; left out: the caregiver, or the clock. */
  by?: string;
  /** To whom it was assigned; of a decision, the id of the message that tells it. */
  detail?: string | null;
};

/** Notes what has happened to a request. */
export async function addStep(tx: Db, { recordId, at, step, by, detail }: Step): Promise<void> {
  await tx
    .insertInto('help_desk_events')
    .values({
      id: newId(),
      record_id: recordId,
      at,
      step,
      actor: by ?? null,
      detail: detail ?? null,
    })
    .execute();
}

/** Notes that a file that was attached at a moment has been opened through its link, the first time. False when it is noted already. */
export async function noteOpening(
  tx: Db,
  { recordId, at, addedAt }: { recordId: string; at: string; addedAt: string },
): Promise<boolean> {
  const noted = await tx
    .selectFrom('help_desk_events')
    .select('id')
    .where('record_id', '=', recordId)
    .where('step', '=', 'file-opened')
    .where('at', '>=', addedAt)
    .executeTakeFirst();
  if (noted !== undefined) return false;
  await addStep(tx, { recordId, at, step: 'file-opened' });
  return true;
}

/** What has happened to a request, oldest first, for the office. */
export async function listEvents(db: Db, recordId: string): Promise<HelpDeskEvent[]> {
  const rows = await db
    .selectFrom('help_desk_events')
    .select(['at', 'step', 'actor as by', 'detail'])
    .where('record_id', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ step, ...row }) => {
    const known = helpDeskSteps.find((one) => one === step);
    return known === undefined ? [] : [{ ...row, step: known }];
  });
}

/** A decision on time off, as it was noted. */
export type NotedDecision = {
  decision: Decision | null;
  by: string | null;
  /** The message that tells it; null: none does. */
  toldBy: string | null;
};

/** The latest decision on a request, or the one that a message was written with; null when there is none. */
export async function findDecision(
  db: Db,
  { recordId, toldBy }: { recordId: string; toldBy?: string },
): Promise<NotedDecision | null> {
  const events = await listEvents(db, recordId);
  const decided = events.flatMap(({ step, by, detail }): NotedDecision[] => {
    const decision = decisions.find((one) => one === step) ?? null;
    return decision === null && step !== 'undecided' ? [] : [{ decision, by, toldBy: detail }];
  });
  return decided.filter((one) => toldBy === undefined || one.toldBy === toldBy).at(-1) ?? null;
}

/** What has happened, for whoever has the private link: nothing of the office's own, and nobody's name. */
export async function listPublicSteps(db: Db, recordId: string): Promise<HelpDeskStatus['steps']> {
  const events = await listEvents(db, recordId);
  return events.flatMap(({ at, step }) => {
    const told = publicSteps.find((one) => one === step);
    return told === undefined ? [] : [{ at, step: told }];
  });
}
