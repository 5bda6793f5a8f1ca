import { deliveries } from '../../../contract/inbox/schema';
import {
  answerChannels,
  messageKinds,
  type HelpDeskMessage,
} from '../../../contract/help-desk/record-schema';
import { toldSteps } from '../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../contract/forms/schema';
import type { Db } from '../../db/engine';
import type { HelpDeskMessageTable } from './table';
import type { Vault } from '../../db/encryption/encryption';
import { listEvents } from '../event-queries';

export type NewHelpDeskMessage = Pick<HelpDeskMessage, 'id' | 'at' | 'author' | 'text'> & {
  recordId: string;
} & (
    | { kind: 'note'; channel: null; to: null; delivery: 'received' }
    | { kind: 'reply'; channel: 'email' | 'sms'; to: string; delivery: 'queued' }
    | { kind: 'notice'; channel: 'email'; to: string; delivery: 'queued' }
    | { kind: 'reply'; channel: 'page'; to: null; delivery: 'received' }
  );

/** Adds what the office wrote; it is sealed on the way. */
export async function addHelpDeskMessage(
  tx: Db,
  vault: Vault,
  { recordId, text, to, ...message }: NewHelpDeskMessage,
): Promise<void> {
  await tx
    .insertInto('help_desk_messages')
    .values({
      ...message,
      record_id: recordId,
      sent_to: to,
      text_sealed: vault.seal(text, textPlace(message.id)),
      problem: null,
    })
    .execute();
}

/** What the office wrote about a request, oldest first. */
export async function listMessages(
  db: Db,
  vault: Vault,
  recordId: string,
): Promise<HelpDeskMessage[]> {
  const rows = await db
    .selectFrom('help_desk_messages')
    .selectAll()
    .where('record_id', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toMessage(vault, row));
}

/** One message, with the record it is about; null when there is none. */
export async function findHelpDeskMessage(
  db: Db,
  vault: Vault,
  id: string,
): Promise<(HelpDeskMessage & { recordId: string }) | null> {
  const row = await db
    .selectFrom('help_desk_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...toMessage(vault, row), recordId: row.record_id };
}

/** What the caregiver was answered, oldest first, with the step it was written with: no note is among them, and no name. */
export async function listAnswers(
  db: Db,
  vault: Vault,
  recordId: string,
): Promise<HelpDeskStatus['answers']> {
  const messages = await listMessages(db, vault, recordId);
  const events = await listEvents(db, recordId);
  const stepOf = (id: string) => events.find(({ detail }) => detail === id)?.step;
  return messages.flatMap(({ id, kind, at, text }) =>
    kind === 'reply'
      ? [{ at, text, step: toldSteps.find((step) => step === stepOf(id)) ?? 'answered' }]
      : [],
  );
}

/** Writes back how far an answer has come, and why it was not delivered, where that is known. */
export async function setHelpDeskDelivery(
  tx: Db,
  id: string,
  delivery: 'queued' | 'sent' | 'failed',
  problem: string | null = null,
): Promise<void> {
  await tx
    .updateTable('help_desk_messages')
    .set({ delivery, problem })
    .where('id', '=', id)
    .execute();
}

/** Says of an e-mail that has left that it did not arrive. False when there is no such e-mail, or it is being sent again. */
export async function markHelpDeskReturned(
  tx: Db,
  { messageId, problem }: { messageId: string; problem: string },
): Promise<boolean> {
  const returned = await tx
    .updateTable('help_desk_messages')
    .set({ delivery: 'failed', problem })
    .where('id', '=', messageId)
    .where('channel', '=', 'email')
    .where('delivery', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  return returned !== undefined;
}

function toMessage(vault: Vault, row: HelpDeskMessageTable): HelpDeskMessage {
  return {
    id: row.id,
    at: row.at,
    kind: messageKinds.find((kind) => kind === row.kind) ?? 'note',
    author: row.author,
    channel: answerChannels.find((channel) => channel === row.channel) ?? null,
    to: row.sent_to,
    text: vault.tryOpen(row.text_sealed, textPlace(row.id)) ?? '[this message cannot be opened]',
    delivery: deliveries.find((delivery) => delivery === row.delivery) ?? 'failed',
    problem: row.problem,
  };
}

function textPlace(id: string): string {
  return `help_desk_messages.text:${id}`;
}
