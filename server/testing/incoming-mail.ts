import { openPayload } from '../db/queries/outbox';
import type { Mail } from '../emails/mail';
import { mailSignature } from '../incoming-mail/mail-signature';
import type { ChatMessage } from '../../contract/chats';
import type { TestServer } from './test-server';

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
