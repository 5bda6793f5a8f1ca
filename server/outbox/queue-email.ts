import type { Db } from '../db/engine';
import { queueJob } from './queries';
import type { Vault } from '../db/encryption/encryption';
import type { Mail } from '../email/email';

/** Puts a mail that belongs to no message's delivery state into the outbox. Run it in the transaction of what causes it. */
export async function queueMail(
  tx: Db,
  vault: Vault,
  mail: Mail,
  { key, at }: { key: string; at: string },
): Promise<void> {
  await queueJob(
    tx,
    vault,
    { channel: 'email', payload: JSON.stringify(mail), messageId: null, idempotencyKey: key },
    at,
  );
}
