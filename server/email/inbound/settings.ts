import type { EnvironmentReader } from '../../environment-reader';

/** How e-mail comes in; null: it does not, and answers reach the region's mailbox alone. */
export type IncomingMailSettings = {
  /** Signs what the mail server hands over. */
  secret: string;
  /** What answers are addressed to, with a token of the thread after the name; null: each region's own mailbox. */
  address: string | null;
};

/** The settings of incoming e-mail, or null when there are none. */
export function readIncomingMail(read: EnvironmentReader): IncomingMailSettings | null {
  const secret = read.optional('INCOMING_MAIL_SECRET');
  const address = read.mailbox('INCOMING_MAIL_ADDRESS');
  // Name, plus, and the token's 32 letters: a name has at most 64 (RFC 5321 4.5.3.1.1).
  if (address !== null && !/^[\w.-]{1,31}@[^@]+$/.test(address)) {
    read.problem(
      'INCOMING_MAIL_ADDRESS',
      'must be an address like replies@mail.agency.example: at most 31 letters and no + before the @.',
    );
  }
  if (secret === null) {
    if (address !== null) {
      read.problem(
        'INCOMING_MAIL_SECRET',
        'is missing: without it no answer to INCOMING_MAIL_ADDRESS could come in.',
      );
    }
    return null;
  }
  if (secret.length < 32) {
    read.problem('INCOMING_MAIL_SECRET', 'is too short. Make one with: openssl rand -base64 32');
  }
  return { secret, address };
}
