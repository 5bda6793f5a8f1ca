import { deliveryStates } from '../../../contract/inbox/schema';
import {
  replyChannels,
  messageKinds,
  type HelpDeskMessage,
} from '../../../contract/help-desk/record-schema';
import { messageEventTypes } from '../../../contract/help-desk/constants';
import type { HelpDeskStatus } from '../../../contract/forms/schema';
import type { Db } from '../../db/engine';
import type { HelpDeskMessageTable } from '../table';
import type { Vault } from '../../db/encryption/encryption';
import { listEvents } from '../event-queries';

type NewHelpDeskMessage = Pick<HelpDeskMessage, 'id' | 'at' | 'author' | 'text'> & {
  recordId: string;
} & (
    | { kind: 'note'; channel: null; to: null; delivery: 'received' }
    | { kind: 'reply'; channel: 'email' | 'sms'; to: string; delivery: 'queued' }
    | { kind: 'notice'; channel: 'email'; to: string; delivery: 'queued' }
    | { kind: 'reply'; channel: 'page'; to: null; delivery: 'received' }
  );

const textContext = (id: string) => `help_desk_messages.text:${id}`;

export async function addHelpDeskMessage(
  tx: Db,
  vault: Vault,
  { recordId, text, to, ...message }: NewHelpDeskMessage,
): Promise<void> {
  await tx
    .insertInto('helpDeskMessages')
    .values({
      ...message,
      recordId: recordId,
      sentTo: to,
      textSealed: vault.encrypt(text, textContext(message.id)),
      problem: null,
    })
    .execute();
}

/** Oldest first. */
export async function listMessages(
  db: Db,
  vault: Vault,
  recordId: string,
): Promise<HelpDeskMessage[]> {
  const rows = await db
    .selectFrom('helpDeskMessages')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toMessage(vault, row));
}

export async function findHelpDeskMessage(
  db: Db,
  vault: Vault,
  id: string,
): Promise<(HelpDeskMessage & { recordId: string }) | null> {
  const row = await db
    .selectFrom('helpDeskMessages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...toMessage(vault, row), recordId: row.recordId };
}

/** The replies for the status page, with the step each was written for. Without notes and names. */
export async function listReplies(
  db: Db,
  vault: Vault,
  recordId: string,
): Promise<HelpDeskStatus['answers']> {
  const messages = await listMessages(db, vault, recordId);
  const events = await listEvents(db, recordId);
  return messages
    .filter(({ kind }) => kind === 'reply')
    .map(({ id, at, text }) => {
      const event = events.find(({ detail }) => detail === id);
      return {
        at,
        text,
        step: messageEventTypes.find((step) => step === event?.step) ?? 'answered',
      };
    });
}

export async function setHelpDeskDelivery(
  tx: Db,
  id: string,
  delivery: 'queued' | 'sent' | 'failed',
  reason: string | null = null,
): Promise<void> {
  await tx
    .updateTable('helpDeskMessages')
    .set({ delivery, problem: reason })
    .where('id', '=', id)
    .execute();
}

/** Marks a sent e-mail failed. False if there is no such e-mail or it is being resent. */
export async function markHelpDeskBounced(
  tx: Db,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<boolean> {
  const bounced = await tx
    .updateTable('helpDeskMessages')
    .set({ delivery: 'failed', problem: reason })
    .where('id', '=', messageId)
    .where('channel', '=', 'email')
    .where('delivery', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  return bounced !== undefined;
}

function toMessage(vault: Vault, row: HelpDeskMessageTable): HelpDeskMessage {
  return {
    id: row.id,
    at: row.at,
    kind: messageKinds.find((kind) => kind === row.kind) ?? 'note',
    author: row.author,
    channel: replyChannels.find((channel) => channel === row.channel) ?? null,
    to: row.sentTo,
    text: vault.tryDecrypt(row.textSealed, textContext(row.id)) ?? '[this message cannot be read]',
    delivery: deliveryStates.find((delivery) => delivery === row.delivery) ?? 'failed',
    problem: row.problem,
  };
}
