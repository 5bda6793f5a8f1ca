import type { Db } from '../db/engine';
import { queueJob } from '../db/queries/outbox';
import type { Vault } from '../db/vault';
import type { Mail } from '../emails/mail';

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
