import type { ChatMessage } from '../../contract/inbox/schema';
import type { OutboundEmail } from '../services/email/email';
import { signInboundEmail } from '../services/email/inbound/webhook-signature';
import { readPayload } from '../services/outbox/queries';
import { listChats } from './stored-records';
import { submitEligibilityForm } from './submit-form';
import { startTestServer, type TestServer } from './test-server';

/** The configuration of a server that receives email. */
export const testInboundEmail = {
  secret: 'a secret of thirty-two letters!!',
  address: 'replies@mail.agency.example',
};

/** POSTs an email as the mail server does. Pass a timestamp or signature to forge the call. */
export function receiveEmail(
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
      'x-mail-signature': signature ?? signInboundEmail(testInboundEmail.secret, time, payload),
    },
    payload,
  });
}

/** Replies to a person by email as the office. Returns the message id and the reply-to address. */
export async function sendEmailReply(
  server: TestServer,
  userId: string,
  to = 'ann@mail.example',
): Promise<{ messageId: string; replyTo: string }> {
  const response = await server.callAs('intake', {
    method: 'POST',
    path: `/chats/${userId}/replies`,
    payload: { channel: 'email', to, text: 'When may we call you?' },
  });
  const messageId = response.json<ChatMessage>().id;
  const job = await server.context.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('subject', '=', messageId)
    .executeTakeFirstOrThrow();
  const { replyTo } = readPayload(server.context.encryption, job) as OutboundEmail;
  return { messageId, replyTo: replyTo?.address ?? '' };
}

export type EmailOffice = Awaited<ReturnType<typeof startEmailOffice>>;

/**
 * Starts a server with one thread to which the office has replied by email. The clock moves only with `later`.
 * @param inboundEmail null: the server receives no email
 */
export async function startEmailOffice(
  inboundEmail: typeof testInboundEmail | null = testInboundEmail,
) {
  let clock = new Date('2026-03-01T12:00:00Z');
  const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));
  const server = await startTestServer({
    now: () => clock,
    config: { inboundEmail, rateLimitFactor: 100 },
  });
  const chats = (query?: string) => listChats(server, query);
  await submitEligibilityForm(server);
  const userId = (await chats())[0]?.userId ?? '';
  const thread = async (id = userId) => (await chats()).find((chat) => chat.userId === id);
  later(1);
  const answer = await sendEmailReply(server, userId);
  later(1);
  return {
    server,
    userId,
    /** The office's reply. */
    answer,
    later,
    now: () => clock,
    arrive: (raw: string | Buffer) => receiveEmail(server, raw),
    chats,
    thread,
    last: async () => (await thread())?.messages.at(-1),
  };
}
