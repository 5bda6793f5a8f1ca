import { newId } from '../../../core/db/uuid';
import { queueJob } from '../../../services/outbox/queries';
import { listMediaUrls } from '../../../services/sms/twilio/media-channel';
import { defaultRegion } from '../../../../contract/shared/regions';
import { formatPhone } from '../../../../contract/shared/phone';
import { limitMarks } from '../../../../contract/shared/text/patterns';
import { escapeHtml } from '../../../../contract/shared/text/escape-html';
import { smsEndpoints } from '../../../../contract/sms/endpoints';
import type { IncomingText } from '../../../../contract/sms/schema';
import type { App } from '../../../core/http/app-type';
import type { Context } from '../../context';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Tx } from '../../../core/db/engine';
import { createHandle } from '../../../core/http/endpoints';
import { createIdempotent } from '../../../core/http/idempotency/idempotency';
import { canReceiveTexts } from '../../../services/sms/can-receive';
import { hasOptedOut, recordOptIn, recordOptOut } from '../../../services/sms/consent-queries';
import { getPersonTexts } from '../../../services/texts/texts';
import { getAutoReply } from '../../../services/sms/message-text';
import { detectIntent, type TextIntent } from '../../../services/sms/text-intent';
import {
  parseUsNumber,
  textKeyPrefix,
  twilioRouteOptions,
} from '../../../services/sms/twilio/webhook';
import { listSubjects } from '../../../services/messages/queries';
import { findThreadByPhone, findVisibleThread, markActive, upsertThread } from '../threads/queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { addThreadMessage } from '../messages/queries';

export function inboundSmsRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const handle = createHandle(app, context, smsEndpoints);

  handle(
    'POST /sms/incoming',
    async ({ body }, reply) => {
      void reply.type('text/xml; charset=utf-8');
      const sender = body.From.replace(/\s/g, '');
      const contact = parseUsNumber(sender) ?? sender;
      const companies = Object.values(context.regions).map(({ company }) => company);
      const intent = detectIntent(body, companies, await hasOptedOut(db, encryption, contact));
      const key = `${textKeyPrefix}${body.MessageSid}`;
      const idempotency = { key, fingerprint: encryption.hmac([key]), isFromClient: true };
      const { twilio } = context.config;
      const media = twilio === null ? [] : listMediaUrls(body, twilio);
      const text = formatText(body, media.length);
      const messageId = await createIdempotent(context, idempotency, (tx, id, now) =>
        storeText(context, tx, contact, { id, at: now.toISOString(), intent, text, media }),
      );
      context.wakeOutbox();
      const threadId = (await listSubjects(db, [messageId])).get(messageId)?.id ?? '';
      const thread = await findVisibleThread(db, encryption, threadId);
      const office = context.regions[thread?.region ?? defaultRegion];
      const texts = getPersonTexts(thread?.language ?? null);
      return toTwiml(canReceiveTexts(contact) ? getAutoReply(office, texts, body, intent) : null);
    },
    twilioRouteOptions(context, ({ webhookUrl }) => webhookUrl),
  );
}

type NewText = {
  id: string;
  at: string;
  intent: TextIntent;
  text: string;
  media: readonly string[];
};

async function storeText(
  context: Context,
  tx: Tx,
  contact: string,
  { media, ...message }: NewText,
): Promise<void> {
  const { encryption } = context;
  const { id, at, intent } = message;
  const threadId =
    (await findThreadByPhone(tx, encryption, contact)) ??
    (await createThread(tx, encryption, contact, at));
  // Someone who wants no messages on WhatsApp wants no texts on the same phone either.
  const phone = contact.replace('whatsapp:+1', '');
  if (intent === 'stop') await recordOptOut(tx, encryption, phone, at, { originId: id });
  if (intent === 'start') await recordOptIn(tx, encryption, { contact, at, messageId: id });
  await addThreadMessage(tx, context, threadId, {
    ...message,
    channel: 'sms',
    direction: 'in',
    number: contact,
  });
  for (const [index, url] of media.entries()) {
    const payload = { messageId: id, url, name: `Picture ${String(index + 1)}` };
    await queueJob(tx, encryption, { type: 'text-media', subject: newId(), payload }, at);
  }
  // Opting out or in needs no reply, so a closed thread stays closed.
  await markActive(tx, threadId, { at, reopens: intent === null });
  await bumpThreadRevision(tx, threadId);
}

function createThread(
  tx: Tx,
  encryption: Encryption,
  contact: string,
  at: string,
): Promise<string> {
  const person = {
    firstName: formatPhone(contact),
    lastName: '',
    email: null,
    contact,
    region: defaultRegion,
    source: 'text' as const,
  };
  return upsertThread(tx, encryption, person, at);
}

/** @param fetched how many of its files are fetched */
function formatText({ Body, NumMedia = '0' }: IncomingText, fetched: number): string {
  const isLost = NumMedia !== '0' && fetched === 0;
  const media = isLost ? '[included a picture or file, which is not kept here]' : '';
  return (
    [limitMarks(Body).trim(), media].filter((part) => part !== '').join('\n') ||
    (fetched > 0 ? '[picture or file]' : '[empty text]')
  );
}

function toTwiml(reply: string | null): string {
  const message = reply === null ? '' : `<Message>${escapeHtml(reply)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
