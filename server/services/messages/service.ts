import type { FastifyRequest } from 'fastify';
import { buildDraftKey } from '../../../contract/drafts/constants';
import { countCharactersLeft, maxMessageLength } from '../../../contract/inbox/constants';
import { findPlaceholders } from '../../../contract/inbox/template-text';
import type { Actor } from '../../core/db/change-log';
import type { Tx } from '../../core/db/engine';
import { undoHold } from '../../../contract/shared/undo';
import { notFound, validationError } from '../../core/http/errors';
import { createIdempotent, getStaffIdempotencyKey } from '../../core/http/idempotency/idempotency';
import { createUndoToken } from '../../core/http/lists/undo';
import { getStaff } from '../../core/http/request/staff';
import { getRecordScreen } from '../../../contract/shared/record-url';
import { recordAudit } from '../audit/record-audit';
import type { ServiceContext } from '../context';
import { deleteDraft } from '../drafts/queries';
import { messageJobKey } from '../email/message-ids';
import { notifyMentioned } from '../notifications/notify';
import { queueJob } from '../outbox/queries';
import { buildText } from '../sms/message-text';
import type { MessageSubject, OutboundMessage, SubjectRecord } from './message-subject';
import { takeUploads } from './files/attach-files';
import { addMessage } from './queries';
import { quoteEarlier } from './quote-queries';
import type { Subject } from './table';

type MessageContent = Omit<OutboundMessage, 'id'>;

/** The author of a message and the record it is about. */
export type Writing<Loaded extends SubjectRecord> = {
  tx: Tx;
  subject: MessageSubject<Loaded>;
  record: Loaded;
  actor: Actor;
};

/** The state with which the author can undo the sending of a message. */
export type UnsendState = {
  kind: Subject['kind'];
  recordId: string;
  uploads: readonly string[];
  written: unknown;
};

/**
 * Stores and queues what the caller has written, once per Idempotency-Key, and deletes its draft. It is held as long as its sending can be
 * undone.
 * @param write returns the message. Throws if it has no recipient
 */
export async function createMessage<Loaded extends SubjectRecord, Shown>(
  context: ServiceContext,
  request: FastifyRequest,
  subject: MessageSubject<Loaded, Shown>,
  recordId: string,
  write: (writing: Writing<Loaded>) => MessageContent | Promise<MessageContent>,
): Promise<Shown & { undo?: string }> {
  const { email } = getStaff(request);
  const content = [recordId, JSON.stringify(request.body)];
  const key = getStaffIdempotencyKey(context, request, 'message', content);
  let undo: string | null = null;
  const messageId = await createIdempotent(context, key, async (tx, id, now) => {
    await subject.lock(tx, recordId);
    const record = await subject.requireVisible(context, request, tx, recordId);
    const actor = { email, at: now.toISOString() };
    const writing = { tx, subject, record, actor };
    const notBefore = new Date(now.getTime() + undoHold).toISOString();
    const message = { notBefore, ...(await write(writing)), id };
    await saveMessage(context, writing, message);
    const { mentions = [] } = message;
    const { kind } = subject;
    const screen = getRecordScreen(kind, record);
    const target = { kind, id: record.id, screen, region: record.region };
    await notifyMentioned(tx, target, mentions, actor);
    const written = await subject.onWritten?.(context, tx, record, message, actor);
    if (!isInternal(message.channel)) {
      const before: UnsendState = {
        kind,
        recordId: record.id,
        uploads: message.files ?? [],
        written,
      };
      undo = createUndoToken(context.encryption, 'message', actor, [{ id, version: 1, before }]);
    }
    const draftKey = buildDraftKey(subject.draftKind, recordId, message.channel);
    await deleteDraft(tx, { email, key: draftKey });
  });
  const shown = await subject.findShown(context, context.database.db, messageId);
  context.wakeOutbox();
  if (shown === null) throw notFound();
  return { ...shown, ...(undo !== null && { undo }) };
}

/** Stores, audits, and queues a message. Throws 400 if it cannot be sent as written, 409 if the recipient may not be texted. */
export async function saveMessage<Loaded extends SubjectRecord>(
  context: ServiceContext,
  writing: Writing<Loaded>,
  message: OutboundMessage,
): Promise<void> {
  const { tx, subject, record, actor } = writing;
  const { id, channel, text, to = null, isNotice = false, missed = null, notBefore } = message;
  const { files: ids = [], subject: emailSubject } = message;
  const { email: author, at } = actor;
  if (!isInternal(channel)) requireSendable(channel, text);
  const isQueued = channel === 'email' || channel === 'sms';
  const fullText = await buildFullText(context, writing, message);
  const { files, store } = await takeUploads(
    context,
    tx,
    { id, at, channel },
    { ids, email: author },
  );
  await addMessage(tx, context.encryption, {
    id,
    subject: { kind: subject.kind, id: record.id },
    at,
    channel,
    direction: 'out',
    author,
    text,
    fullText,
    files,
    ...(emailSubject !== undefined && {
      emailHeaders: { messageId: null, references: [], subject: emailSubject },
    }),
    email: channel === 'email' ? to : null,
    number: channel === 'sms' ? to : null,
    intent: isNotice ? 'automatic' : missed,
    delivery: isQueued ? 'queued' : 'received',
  });
  await store();
  if (!isNotice) await auditMessage(writing, id, isInternal(channel) ? channel : 'reply');
  await subject.onChange(tx, record.id);
  if (!isQueued) return;
  const payload = await buildPayload(context, writing, { ...message, fullText });
  const job = { type: `message-${channel}`, subject: id, payload, notBefore };
  await queueJob(tx, context.encryption, { ...job, idempotencyKey: messageJobKey(id) }, at);
}

export async function buildPayload<Loaded extends SubjectRecord>(
  context: ServiceContext,
  { tx, subject, record, actor: { at } }: Writing<Loaded>,
  message: OutboundMessage,
): Promise<unknown> {
  const { id, channel, text, isNotice = false } = message;
  const to = message.to ?? '';
  if (channel === 'sms') {
    const content = (await subject.findText?.(context, tx, record, { id, text })) ?? text;
    return buildText(tx, context.encryption, context.regions[record.region], { text: content, to });
  }
  const whole = message.fullText ?? text;
  const email = await subject.buildEmail?.(context, tx, record, {
    id,
    text: whole,
    to,
    isNotice,
    at,
  });
  return email && { ...email, ...(message.subject !== undefined && { subject: message.subject }) };
}

function isInternal(channel: OutboundMessage['channel']): channel is 'note' | 'call' {
  return channel === 'note' || channel === 'call';
}

/** An email with the signature of its author and what it quotes. Null if it has neither. */
async function buildFullText<Loaded extends SubjectRecord>(
  { encryption, regions }: ServiceContext,
  { tx, subject, record }: Writing<Loaded>,
  { channel, text, to, signature, withEarlier }: OutboundMessage,
): Promise<string | null> {
  if (channel !== 'email') return null;
  const conversation = withEarlier && to ? subject.getConversation?.(tx, record.id) : undefined;
  const { company } = regions[record.region];
  const quoted =
    conversation && (await quoteEarlier(tx, encryption, conversation, { to: to ?? '', company }));
  const parts = [signature, quoted].filter(Boolean);
  return parts.length === 0 ? null : [text, ...parts].join('\n\n');
}

export async function auditMessage<Loaded extends SubjectRecord>(
  { tx, subject, record, actor }: Writing<Loaded>,
  messageId: string,
  kind: keyof MessageSubject['auditActions'],
): Promise<void> {
  const action = subject.auditActions[kind];
  if (action === undefined) return;
  const about = subject.getAuditSubject(record.id, messageId);
  await recordAudit(tx, actor, { action, subject: about });
}

/** Throws 400 on the field `text` if it is too long, or if template placeholders are not filled in. */
function requireSendable(channel: OutboundMessage['channel'], text: string): void {
  const maxLength = maxMessageLength[channel];
  if (countCharactersLeft(maxLength, text) < 0) {
    const limit = maxLength.toLocaleString('en-US');
    throw validationError({ text: `Use at most ${limit} characters.` });
  }
  const placeholders = findPlaceholders(text);
  if (placeholders.length > 0)
    throw validationError({ text: `Fill in: ${placeholders.join(', ')}` });
}
