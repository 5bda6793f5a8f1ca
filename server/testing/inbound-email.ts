import { openPayload } from '../outbox/queries';
import type { Mail } from '../email/email';
import { mailSignature } from '../email/inbound/webhook-signature';
import type { ChatMessage } from '../../contract/inbox/schema';
import type { ChatsAnswer } from '../../contract/inbox/schema';
import { submit } from './submit-form';
import { startTestServer, type TestServer } from './test-server';

/** The setting of a server that takes e-mail. */
export const testIncomingMail = {
  secret: 'a secret of thirty-two letters!!',
  address: 'replies@mail.agency.example',
};

/** POST /mail/incoming as the mail server hands a mail over; another signature or time is somebody else's call. */
export function arriveMail(
  server: TestServer,
  raw: string | Buffer,
  { timestamp, signature }: { timestamp?: string; signature?: string } = {},
) {
  const payload = Buffer.from(raw);
  const time = timestamp ?? String(Math.floor(server.context.now().getTime() / 1000));
  return server.call({
    method: 'POST',
    path: '/mail/incoming',
    headers: {
      'content-type': 'message/rfc822',
      'x-mail-timestamp': time,
      'x-mail-signature': signature ?? mailSignature(testIncomingMail.secret, time, payload),
    },
    payload,
  });
}

/** Lets the office answer a person by e-mail. Returns the answer, and where answers to it come in. */
export async function answerByMail(
  server: TestServer,
  userId: string,
  to = 'ann@mail.example',
): Promise<{ messageId: string; replyTo: string }> {
  const answer = await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload: { channel: 'email', to, text: 'When may we call you?' },
  });
  const messageId = answer.json<ChatMessage>().id;
  const job = await server.context.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  const payload = openPayload(server.context.vault, { id: job.id, sealed: job.payload_sealed });
  return { messageId, replyTo: (JSON.parse(payload) as Mail).replyTo?.address ?? '' };
}

export type MailOffice = Awaited<ReturnType<typeof startMailOffice>>;

/** A server that takes e-mail, unless it is not set up (null), with one person's thread in which the office has answered by e-mail. Its clock goes on by `later`. */
export async function startMailOffice(
  incomingMail: typeof testIncomingMail | null = testIncomingMail,
) {
  let clock = new Date('2026-03-01T12:00:00Z');
  const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
  const server = await startTestServer({
    now: () => clock,
    config: { incomingMail, rateLimitFactor: 100 },
  });
  const chats = async (query = '') => {
    const listed = await server.callAs('intake', { method: 'GET', path: `/chats${query}` });
    return listed.json<ChatsAnswer>().chats;
  };
  await submit(server);
  const userId = (await chats())[0]?.userId ?? '';
  const thread = async (id = userId) => (await chats()).find((chat) => chat.userId === id);
  later(1);
  const answer = await answerByMail(server, userId);
  later(1);
  return {
    server,
    userId,
    /** What the office has written, and where answers to it come in. */
    answer,
    later,
    now: () => clock,
    arrive: (raw: string | Buffer) => arriveMail(server, raw),
    chats,
    thread,
    last: async () => (await thread())?.messages.at(-1),
  };
}
