import { helpDeskTypes } from '../../contract/help-desk-types';
import { inTransaction, type Db } from '../db/engine';
import { newId } from '../db/new-id';
import { seedAccounts } from '../db/queries/accounts';
import { addHelpDeskRecord } from '../db/queries/help-desk';
import { addEligibilityCheck, addMessage } from '../db/queries/messages';
import { touchList } from '../db/queries/settings';
import { recordConsent } from '../db/queries/text-consents';
import { upsertThread } from '../db/queries/threads';
import type { Vault } from '../db/vault';
import { demoAccounts, demoThreads, type DemoThread } from './samples';

const hour = 60 * 60_000;

/**
 * Fills an empty database with accounts of every role, sample threads and help-desk records, all marked as samples. Does
 * nothing when a thread or a help-desk record is there. Returns whether it did something.
 * @param now the samples are dated back from here
 */
export async function seedDemo(db: Db, vault: Vault, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await seedAccounts(tx, demoAccounts, now.toISOString());
    // Oldest first: the last one written is the newest.
    for (const thread of [...demoThreads].reverse()) await seedThread(tx, vault, thread, now);
    for (let index = 0; index < 12; index += 1) {
      await addHelpDeskRecord(tx, {
        type: helpDeskTypes[index % helpDeskTypes.length] ?? 'generalRequest',
        reviewed: index % 3 === 2,
        at: new Date(now.getTime() - (12 - index) * 7 * hour).toISOString(),
      });
    }
    await touchList(tx, 'chats');
    return true;
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const thread = await db.selectFrom('threads').select('id').limit(1).executeTakeFirst();
  const record = await db.selectFrom('help_desk').select('id').limit(1).executeTakeFirst();
  return thread === undefined && record === undefined;
}

async function seedThread(tx: Db, vault: Vault, thread: DemoThread, now: Date): Promise<void> {
  const start = now.getTime() - thread.hoursAgo * hour;
  const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
  const last = thread.messages.at(-1)?.afterMinutes ?? 0;
  const threadId = await upsertThread(tx, thread, at(last));
  const checkId = newId();
  const plain = { threadId, idempotencyKey: null, requestMark: null };
  await addMessage(tx, {
    ...plain,
    id: checkId,
    at: at(0),
    channel: 'eligibility',
    direction: 'in',
    text: `Eligibility check. Preferred call time: ${thread.time}`,
    author: null,
    delivery: 'received',
  });
  await addEligibilityCheck(tx, vault, { messageId: checkId, ...thread });
  if (thread.consent) {
    await recordConsent(tx, { contact: thread.contact, at: at(0), messageId: checkId });
  }
  for (const { afterMinutes, channel, direction, text, author } of thread.messages) {
    await addMessage(tx, {
      ...plain,
      id: newId(),
      at: at(afterMinutes),
      channel,
      direction,
      text,
      author,
      delivery: direction === 'in' ? 'received' : 'sent',
    });
  }
}
