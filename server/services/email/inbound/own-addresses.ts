import type { Config } from '../../../core/config/config';
import type { Regions } from '../../site/region-records';
import { signatureLines } from '../templates/region-email';

/** The agency's addresses in lower case: the sender of our emails, and those that receive emails. */
export type OwnAddresses = { sender: string; recipients: readonly string[] };

export function listOwnAddresses(regions: Regions, { mail, inboundEmail }: Config): OwnAddresses {
  const offices = Object.values(regions).map(({ email }) => email);
  const addresses = [...offices, mail.from, inboundEmail?.address ?? mail.from];
  return {
    sender: mail.from.toLowerCase(),
    recipients: addresses.map((address) => address.toLowerCase()),
  };
}

/** Also true for a reply address, which has the token of a thread after a plus. */
export function isOwnRecipient({ recipients }: OwnAddresses, address: string): boolean {
  return recipients.includes(address.toLowerCase().replace(/\+[^@]*/, ''));
}

/** Names in the agency's emails, by which they are recognized in quotes. */
export function listAgencyNames(regions: Regions, { mail, inboundEmail }: Config): string[] {
  const names = Object.values(regions).flatMap((region) => [
    region.company,
    region.email,
    ...signatureLines(region),
  ]);
  const replyDomain = inboundEmail?.address?.split('@')[1];
  return [...names, mail.from, ...(replyDomain === undefined ? [] : [replyDomain])];
}
