import type { EnvironmentReader } from '../../environment-reader';

export type InboundEmailSettings = {
  secret: string;
  /** Replies go to this address plus a thread token. Null: to each region's own mailbox. */
  address: string | null;
};

/** Null if inbound e-mail is not set up: replies then reach only the region's mailbox. */
export function readInboundEmailSettings(read: EnvironmentReader): InboundEmailSettings | null {
  const secret = read.optional('INBOUND_EMAIL_SECRET');
  const address = read.mailbox('INBOUND_EMAIL_ADDRESS');
  // 31 characters, the plus, and a 32-character token make 64, the limit of RFC 5321, section 4.5.3.1.1.
  if (address !== null && !/^[\w.-]{1,31}@[^@]+$/.test(address)) {
    read.addIssue(
      'INBOUND_EMAIL_ADDRESS',
      'must be an address like replies@mail.agency.example, with at most 31 characters and no + before the @.',
    );
  }
  if (secret === null) {
    if (address !== null) {
      read.addIssue(
        'INBOUND_EMAIL_SECRET',
        'is missing. Replies to INBOUND_EMAIL_ADDRESS cannot come in without it.',
      );
    }
    return null;
  }
  if (secret.length < 32) {
    read.addIssue('INBOUND_EMAIL_SECRET', 'is too short. Create one with: openssl rand -base64 32');
  }
  return { secret, address };
}
