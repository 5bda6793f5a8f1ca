import type { Context } from '../../context';
import type { Db } from '../../../core/db/engine';
import type { OutboundEmail } from '../../../services/email/email';
import { buildReplyEmail } from '../../../services/email/templates/region-email';
import { buildText } from '../../../services/messages/service';
import type { TextMessage } from '../../../services/outbox/channel';
import { createReplyAddress } from '../inbound-email/reply-address-queries';
import type { Thread } from '../threads/queries';

export async function buildReply(
  context: Context,
  tx: Db,
  thread: Thread,
  { channel, text, to }: { channel: 'sms' | 'email'; text: string; to: string },
): Promise<TextMessage | OutboundEmail> {
  const region = context.regions[thread.region];
  if (channel === 'sms') return buildText(tx, region, { text, to });
  const replyTo = await createReplyAddress(context, tx, thread.id);
  return buildReplyEmail({ region, to, text, replyTo });
}
