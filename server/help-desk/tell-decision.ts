import type { Context } from '../context';
import type { Db } from '../db/engine';
import type { KnownRecord } from '../db/queries/help-desk-records';
import { decisionMail } from '../emails/request-mails';
import { queueMail } from '../outbox/queue-mail';
import { statusLink, tokenOf } from '../public-forms/file-help-desk-request';

/** Mails a caregiver what has been decided, where there is an address. Run it in the transaction of the decision. */
export async function tellDecision(
  context: Context,
  tx: Db,
  { id, email, region, reference, decision, version, expiresAt }: KnownRecord,
  at: string,
): Promise<void> {
  if (email === null) return;
  const { config, regions, vault } = context;
  const mail = decisionMail({
    region: regions[region],
    to: email,
    reference,
    decision,
    statusUrl: expiresAt > at ? `${config.siteUrl}${statusLink(tokenOf(vault, id))}` : null,
  });
  await queueMail(tx, vault, mail, { key: `help-desk-decision-${id}-${String(version)}`, at });
}
