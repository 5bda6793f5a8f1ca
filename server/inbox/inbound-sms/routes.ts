import Type, { type Static } from 'typebox';
import { defaultRegion } from '../../../contract/shared/regions';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { addMessage, findMessageThread } from '../messages/queries';
import { hasOptedOut, recordOptIn, recordOptOut } from '../../sms/consent-queries';
import { touchThread, touchThreadsOf } from '../threads/revision-queries';
import {
  findShownThread,
  findTextThread,
  markActive,
  markHeard,
  upsertThread,
} from '../threads/queries';
import { limits } from '../../http/limits/rate-limit';
import { storeOnce } from '../../http/idempotency/idempotency';
import { answerTo } from '../../sms/auto-reply';
import { textIntent, type TextIntent } from '../../sms/text-intent';
import { requireTwilio } from '../../sms/twilio/webhook';

const IncomingText = Type.Object(
  {
    MessageSid: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    From: Type.String({ description: '+1 and ten digits' }),
    Body: Type.String({ maxLength: 5_000 }),
    NumMedia: Type.Optional(Type.String()),
    OptOutType: Type.Optional(
      Type.String({ description: 'STOP, START or HELP, where Advanced Opt-Out is on' }),
    ),
  },
  { $id: 'IncomingText' },
);
type IncomingText = Static<typeof IncomingText>;

/**
 * POST /sms/incoming: a text that somebody sent to the agency's number, told by Twilio (product.md "The calls"). It goes into
 * that person's thread, once; STOP, START and HELP, or plain words to that effect, are honoured in the same transaction.
 * Answers TwiML. 403 without Twilio's signature, 404 where Twilio is not set up.
 */
export function incomingTextRoutes(app: App, context: Context): void {
  app.post(
    '/sms/incoming',
    {
      // Counted by itself: Twilio's addresses are none of ours, but a proxy may make all look alike.
      config: limits(context, { max: 1_200, perMinutes: 1 }),
      preValidation: requireTwilio(context.config.twilio, ({ webhookUrl }) => webhookUrl),
      schema: {
        summary: "A text from a person, told by Twilio's webhook",
        tags: ['Twilio'],
        consumes: ['application/x-www-form-urlencoded'],
        body: IncomingText,
        response: { 200: Type.String({ description: 'TwiML' }) },
      },
    },
    async ({ body, log }, reply) => {
      void reply.type('text/xml; charset=utf-8');
      const contact = /^\+1(\d{10})$/.exec(body.From)?.[1];
      if (contact === undefined) {
        log.warn('A text from abroad was not kept');
        return twiml(null);
      }
      const isStopped = await hasOptedOut(context.database.db, contact);
      const companies = Object.values(context.regions).map(({ company }) => company);
      const intent = textIntent(body, companies, isStopped);
      const key = `text:${body.MessageSid}`;
      const once = { key, mark: context.vault.mark([key]), isOwn: true };
      const messageId = await storeOnce(context, once, nothing, (tx, id, now) =>
        keepText(context, tx, { id, at: now.toISOString(), contact, intent, text: said(body) }),
      );
      const { db } = context.database;
      const thread = await findShownThread(db, (await findMessageThread(db, messageId)) ?? '');
      const office = context.regions[thread?.region ?? defaultRegion];
      return twiml(answerTo(office, body, intent));
    },
  );
}

const nothing = () => Promise.resolve();

type Incoming = { id: string; at: string; contact: string; intent: TextIntent; text: string };

async function keepText({ vault }: Context, tx: Db, incoming: Incoming): Promise<void> {
  const { id, at, contact, intent, text } = incoming;
  if (intent === 'stop') await recordOptOut(tx, contact, at);
  const threadId = (await findTextThread(tx, contact)) ?? (await newThread(tx, contact, at));
  await addMessage(tx, vault, {
    id,
    threadId,
    at,
    channel: 'sms',
    direction: 'in',
    text,
    author: null,
    delivery: 'received',
    email: null,
    intent,
  });
  if (intent === 'start') await recordOptIn(tx, { contact, at, messageId: id });
  // Who only opts out, or in, waits for nobody: a closed thread stays closed.
  await (intent === null ? markHeard : markActive)(tx, threadId, at);
  // Whether a number may be texted shows in every thread of it.
  if (intent === 'stop' || intent === 'start') await touchThreadsOf(tx, contact);
  else await touchThread(tx, threadId);
}

/** Nobody knows the name of a number that has never written to us: until the office finds out, it is called by itself. */
function newThread(tx: Db, contact: string, at: string): Promise<string> {
  const person = {
    firstName: `(${contact.slice(0, 3)})`,
    lastName: `${contact.slice(3, 6)}-${contact.slice(6)}`,
    email: null,
    contact,
    region: defaultRegion,
  };
  return upsertThread(tx, person, at);
}

/** What the text says, and that it had pictures: they are not fetched. */
function said({ Body, NumMedia = '0' }: IncomingText): string {
  const pictures = NumMedia === '0' ? '' : '[with a picture or file, which is not kept here]';
  return [Body.trim(), pictures].filter((part) => part !== '').join('\n') || '[an empty text]';
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function twiml(answer: string | null): string {
  const escaped = answer?.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  const message = escaped === undefined ? '' : `<Message>${escaped}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
