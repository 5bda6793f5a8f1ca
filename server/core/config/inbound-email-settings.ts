import type { EnvironmentReader } from './environment-reader';

export type InboundEmailSettings = {
  secret: string;
  /** Replies go to this address plus a thread token. Null: to each region's own mailbox. */
  address: string | null;
};

/** Null if inbound e-mail is not set up: replies then reach only the region's mailbox. */
export function readInboundEmailSettings(
  read: EnvironmentReader,
  isProduction: boolean,
): InboundEmailSettings | null {
  const secret = read.optional('INCOMING_MAIL_SECRET');
  const address = read.mailbox('INCOMING_MAIL_ADDRESS');
  // 31 characters, the plus, and a 32-character token make 64, the limit of RFC 5321, section 4.5.3.1.1.
  if (address !== null && !/^[\w.-]{1,31}@[^@]+$/.test(address)) {
    read.addIssue(
      'INCOMING_MAIL_ADDRESS',
      'must be an address like replies@mail.agency.example, with at most 31 characters and no + before the @.',
    );
  }
  if (secret === null) {
    if (address !== null) {
      read.addIssue(
        'INCOMING_MAIL_SECRET',
        'is missing. Replies to INCOMING_MAIL_ADDRESS cannot come in without it.',
      );
    }
    return null;
  }
  if (secret.length < 32) {
    read.addIssue('INCOMING_MAIL_SECRET', 'is too short. Create one with: openssl rand -base64 32');
  } else if (isProduction && new Set(secret).size < 12) {
    const message = 'is easy to guess. Create one with: openssl rand -base64 32';
    read.addIssue('INCOMING_MAIL_SECRET', message);
  }
  return { secret, address };
}
