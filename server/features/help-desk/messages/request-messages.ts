import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { lockRows } from '../../../core/db/concurrency/lock-rows';
import { bumpRevision } from '../../../core/db/list-revisions';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { HttpError } from '../../../core/http/errors';
import type { ServiceContext } from '../../../services/context';
import { receiptJobKey } from '../../../services/email/message-ids';
import { addReplyHeaders, type ParentEmail } from '../../../services/email/reply-headers';
import { buildReplyEmail } from '../../../services/email/templates/region-email';
import { addEvent, removeEvents } from '../../../services/messages/event-queries';
import type { MessageSubject, OutboundMessage } from '../../../services/messages/message-subject';
import { findParentEmail, toSentParent } from '../../../services/messages/parent-email-queries';
import { findMessage } from '../../../services/messages/queries';
import { hasJob } from '../../../services/outbox/queries';
import {
  buildDecisionEmail,
  buildDecisionText,
  buildFileEmail,
  formatSubject,
  requestSubjects,
} from '../emails';
import { findDecision } from '../event-queries';
import { findEmailOnFile } from '../identity/queries';
import type { LoadedRecord } from '../records/queries';
import { requireRecord } from '../require-record';
import { findObsoleteReason, toHelpDeskMessage } from './queries';

/** Replies to the caregiver, private notes, and notices that announce a step. */
export const requestMessages: MessageSubject<LoadedRecord, HelpDeskMessage> = {
  kind: 'request',
  draftKind: 'help-desk',
  what: 'update',
  auditActions: {
    reply: 'answer-request',
    note: 'note-request',
    retry: 'retry-request',
    unsend: 'unsend',
  },
  getAuditSubject: (id) => ({ kind: 'help-desk', id }),
  lock: (tx, id) => lockRows(tx, 'helpDesk', [id]),
  requireVisible: requireRecord,
  findShown: async ({ encryption }, db, id) => {
    const message = await findMessage(db, encryption, id);
    return message && toHelpDeskMessage(message);
  },
  getConversation: (_db, id) => ({ inbound: 'requestId', ids: [id] }),
  buildEmail: async (context, tx, record, { id, text, to, isNotice, at }) => {
    const parent = await findParent(context, tx, record, { to, replyId: id });
    const isDecision = (await findDecision(tx, { recordId: record.id, messageId: id })) !== null;
    if (isDecision || isNotice) {
      const notice = isDecision
        ? buildDecisionEmail(context, record, { to, at, note: text || undefined })
        : buildFileEmail(context, record, { to, fileId: id });
      return addReplyHeaders(notice, parent && { ...parent, subject: null }, requestSubjects);
    }
    const { language, reference } = record;
    const region = context.regions[record.region];
    const reply = buildReplyEmail({ region, language, to, text });
    const subject = formatSubject(language, reference);
    return addReplyHeaders({ ...reply, subject }, parent, requestSubjects);
  },
  findText: async (context, tx, record, { id, text }) => {
    const isDecision = (await findDecision(tx, { recordId: record.id, messageId: id })) !== null;
    return isDecision ? buildDecisionText(context, record, text) : text;
  },
  onWritten: async (_context, tx, { id }, { channel }, actor) => {
    if (channel === 'note') return;
    await addEvent(tx, { kind: 'request', id }, { kind: 'answered' }, actor);
  },
  onUnsent: (_context, tx, { id }, { at }, { email }) =>
    removeEvents(tx, { kind: 'request', id }, ['answered'], { email, at }),
  onChange: (tx) => bumpRevision(tx, 'helpDesk'),
  findObsolete: findObsoleteReason,
  obsoleteReasons: {
    decided_since: 'This decision no longer applies. It was changed later.',
    file_gone: 'The file in this message was removed.',
  },
};

/** The caregiver's latest email about the request from the address, or else our own latest email to it. */
async function findParent(
  context: ServiceContext,
  tx: Db,
  { id, email }: LoadedRecord,
  reply: { to: string; replyId: string },
): Promise<ParentEmail | null> {
  const conversation = { inbound: 'requestId', ids: [id] } as const;
  const parent = await findParentEmail(context, tx, conversation, reply);
  if (parent !== null || email !== reply.to) return parent;
  const receiptKey = receiptJobKey(id);
  const hasReceipt = await hasJob(tx, receiptKey);
  return hasReceipt ? toSentParent(receiptKey, context.config.mail.from) : null;
}

/**
 * The recipient, null for the status page. Throws 409 if no one could read the message.
 * @param at ISO 8601 in UTC
 */
export async function findRecipient(
  db: Db,
  encryption: Encryption,
  record: LoadedRecord,
  channel: OutboundMessage['channel'],
  at: string,
): Promise<string | null> {
  if (channel === 'sms') return record.contact;
  if (channel === 'status-page') {
    requireStatusPage(record, at);
    return null;
  }
  const to = record.email ?? (await findEmailOnFile(db, encryption, record))?.email;
  if (to !== undefined) return to;
  throw new HttpError(409, 'no_email', 'This request has no email address. Please call.');
}

/** Throws 409 if the status page has expired. @param at ISO 8601 in UTC */
export function requireStatusPage({ expiresAt }: LoadedRecord, at: string): void {
  if (expiresAt > at) return;
  throw new HttpError(
    409,
    'page_over',
    'The status page of this request has expired. Please call.',
  );
}
