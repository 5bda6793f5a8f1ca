import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { findDecision } from '../event-queries';
import { findHelpDeskMessage } from '../messages/queries';
import type { KnownRecord } from './queries';
import type { Mail } from '../../email/email';
import { decisionMail } from '../emails';
import { statusLink, tokenOf } from '../requests/create-request';
import { keepAnswer, keepNotice } from '../messages/reply';

/** The message that tells a decision, and why it was decided so, as the office writes it to the caregiver. */
type Told = { id: string; note: string | null };

/** What a caregiver is mailed of a decision as it stands. */
export function mailOfDecision(
  { config, regions, vault }: Context,
  { id, region, reference, decision, expiresAt }: KnownRecord,
  { to, at, note }: { to: string; at: string; note?: string | undefined },
): Mail {
  return decisionMail({
    region: regions[region],
    to,
    reference,
    decision,
    note,
    statusUrl: expiresAt > at ? `${config.siteUrl}${statusLink(tokenOf(vault, id))}` : null,
  });
}

/**
 * Tells a caregiver what has been decided, with the note in the same mail, and on the status page alone where there is no address. Run it
 * in the transaction of the decision. Throws 409 when nobody could read the note there any more.
 */
export async function tellDecision(
  context: Context,
  tx: Db,
  record: KnownRecord,
  { by, at, id, note }: { by: string; at: string } & Told,
): Promise<void> {
  const { email: to } = record;
  if (note === null) {
    if (to === null) return;
    const mail = mailOfDecision(context, record, { to, at });
    await keepNotice(context, tx, record, { id, at, by, mail });
    return;
  }
  const channel = to === null ? 'page' : 'email';
  await keepAnswer(context, tx, record, { id, at, by, channel, text: note }, (way) =>
    mailOfDecision(context, record, { to: way.to, at, note }),
  );
}

/** Whether the latest decision is this person's with this note: then a call that says so is the same one again. */
export async function wasToldSo(
  { vault }: Context,
  tx: Db,
  recordId: string,
  { by, text }: { by: string; text: string },
): Promise<boolean> {
  const last = await findDecision(tx, { recordId });
  if (last === null || last.by !== by || last.toldBy === null) return false;
  return (await findHelpDeskMessage(tx, vault, last.toldBy))?.text === text;
}
