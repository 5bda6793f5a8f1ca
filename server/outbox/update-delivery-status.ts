import type { Db } from '../db/engine';
import { setHelpDeskDelivery } from '../help-desk/messages/queries';
import { findMessageThread, setDelivery } from '../inbox/messages/queries';
import type { JobMessage } from './queries';
import { touchList } from '../db/list-revisions';
import { touchThread } from '../inbox/threads/revision-queries';
import { carrierWords } from '../sms/carrier-errors';

/**
 * Tells the message that a job delivers how far it has come, and whoever has it on the screen.
 * @param code why a text has failed, where the carrier tells
 * @param words why anything else has, where that is known
 */
export async function tellDelivery(
  tx: Db,
  { messageId, helpDeskMessageId }: JobMessage,
  delivery: 'sent' | 'failed',
  code: number | null,
  words: string | null = null,
): Promise<void> {
  if (messageId !== null) {
    await setDelivery(tx, messageId, delivery, code);
    const threadId = await findMessageThread(tx, messageId);
    if (threadId !== null) await touchThread(tx, threadId);
  }
  if (helpDeskMessageId !== null) {
    const problem = code === null ? words : carrierWords(code);
    await setHelpDeskDelivery(tx, helpDeskMessageId, delivery, problem);
    await touchList(tx, 'help-desk');
  }
}
