import { defaultRegion, type RegionId } from '../../../../contract/shared/regions';
import type { Context } from '../../context';
import type { Db } from '../../../core/db/engine';
import type { InboundEmail } from '../../../services/email/inbound/parse-email';
import type { Regions } from '../../../services/site/region-records';
import { splitPersonName } from '../threads/person-name';
import { findThreadByEmail, upsertThread } from '../threads/queries';

/**
 * The thread of an email that answers none of ours: the one of its sender, or a new one in the region of the address that it came
 * to. An address and a name find it as a number and a name do in a form (docs/decisions/006).
 */
export async function findSenderThread(
  { regions }: Context,
  tx: Db,
  { from: email, name, recipients }: InboundEmail,
  at: string,
): Promise<string> {
  const sender = splitPersonName(name || (email ?? 'Unknown sender'));
  const known = email && (await findThreadByEmail(tx, email, name === '' ? null : sender));
  if (known) return known;
  const region = findRegionByRecipients(regions, recipients);
  return upsertThread(tx, { ...sender, email, contact: '', region }, at);
}

function findRegionByRecipients(regions: Regions, recipients: readonly string[]): RegionId {
  const ids = new Map(Object.values(regions).map(({ id, email }) => [email.toLowerCase(), id]));
  const [region] = recipients.flatMap((recipient) => ids.get(recipient.toLowerCase()) ?? []);
  return region ?? defaultRegion;
}
