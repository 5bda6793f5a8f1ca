import type { Context } from '../context';
import type { Db } from '../db/engine';
import { recordAudit } from '../db/queries/audit';
import { findDecision } from '../db/queries/help-desk-events';
import { addHelpDeskMessage, findHelpDeskMessage } from '../db/queries/help-desk-messages';
import type { KnownRecord } from '../db/queries/help-desk-records';
import { addJob } from '../db/queries/outbox';
import type { Mail } from '../emails/mail';
import { decisionMail } from '../emails/request-mails';
import { requireSendable } from '../outbox/answer';
import { queueMail } from '../outbox/queue-mail';
import { statusLink, tokenOf } from '../public-forms/file-help-desk-request';
import { requirePage } from './answer';

/** Why it was decided so, as the office writes it to the caregiver; `id` is the message's. */
export type DecisionNote = { id: string; text: string };

/** What a caregiver is mailed of a decision as it stands. */
export function mailOfDecision(
  { config, regions, vault }: Context,
  { id, region, reference, decision, expiresAt }: KnownRecord,
  { to, at, note }: { to: string; at: string; note?: string },
): Mail {
  return decisionMail({
    region: regions[region],
    to,
    reference,
    decision,
    note,
    statusUrl: expiresAt > at ? `${config.siteUrl}${statusLink(tokenOf(vault, id))}` : null,
  });
}

/**
 * Tells a caregiver what has been decided, with the note in the same mail, and on the status page alone where there is no address. Run it
 * in the transaction of the decision. Throws 409 when nobody could read the note there any more.
 */
export async function tellDecision(
  context: Context,
  tx: Db,
  record: KnownRecord,
  { by, at, note }: { by: string; at: string; note: DecisionNote | null },
): Promise<void> {
  const { id, email: to, version } = record;
  if (note === null) {
    if (to === null) return;
    const key = `help-desk-decision-${id}-${String(version)}`;
    await queueMail(tx, context.vault, mailOfDecision(context, record, { to, at }), { key, at });
    return;
  }
  requireSendable('email', note.text);
  const reply = { ...note, recordId: id, at, author: by, kind: 'reply' } as const;
  if (to === null) {
    requirePage(record, at);
    const nowhere = { channel: 'page', to, delivery: 'received' } as const;
    await addHelpDeskMessage(tx, context.vault, { ...reply, ...nowhere });
  } else {
    const sent = { channel: 'email', to, delivery: 'queued' } as const;
    await addHelpDeskMessage(tx, context.vault, { ...reply, ...sent });
    const job = {
      channel: 'email',
      payload: JSON.stringify(mailOfDecision(context, record, { to, at, note: note.text })),
      messageId: null,
      helpDeskMessageId: note.id,
      // As of every answer: a mail server that gives it back names it (incoming-mail/sent-ids.ts).
      idempotencyKey: `reply-${note.id}`,
    } as const;
    await addJob(tx, context.vault, job, at);
  }
  const subject = { kind: 'help-desk', id } as const;
  await recordAudit(tx, { at, actor: by, action: 'answer-request', subject });
}

/** Whether the latest decision is this person's with this note: then a call that says so is the same one again. */
export async function wasToldSo(
  { vault }: Context,
  tx: Db,
  recordId: string,
  { by, text }: { by: string; text: string },
): Promise<boolean> {
  const last = await findDecision(tx, { recordId });
  if (last === null || last.by !== by || last.noteId === null) return false;
  return (await findHelpDeskMessage(tx, vault, last.noteId))?.text === text;
}
