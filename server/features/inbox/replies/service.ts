import type { Context } from '../../context';
import type { Db } from '../../../core/db/engine';
import type { OutboundEmail } from '../../../services/email/email';
import { addReplyHeaders } from '../../../services/email/reply-headers';
import { buildReplyEmail, replySubject } from '../../../services/email/templates/region-email';
import { buildText } from '../../../services/messages/service';
import type { TextMessage } from '../../../services/sms/text-sender';
import { createReplyAddress } from '../inbound-email/reply-address-queries';
import { findParentEmail } from '../messages/header-queries';
import type { Thread } from '../threads/queries';

export async function buildReply(
  context: Context,
  tx: Db,
  thread: Thread,
  { id, channel, text, to }: { id: string; channel: 'sms' | 'email'; text: string; to: string },
): Promise<TextMessage | OutboundEmail> {
  const region = context.regions[thread.region];
  if (channel === 'sms') return buildText(tx, region, { text, to });
  const replyTo = await createReplyAddress(context, tx, thread.id);
  const email = buildReplyEmail({ region, to, text, replyTo });
  const parent = await findParentEmail(context, tx, { threadId: thread.id, to, replyId: id });
  return addReplyHeaders(email, parent, replySubject);
}
