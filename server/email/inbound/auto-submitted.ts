import type { Email } from 'postal-mime';

/** The values of a header, as often as it is there. */
export function headersOf({ headers }: Pick<Email, 'headers'>, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
}

/**
 * Whether a program has written a mail and not a person: an automatic answer (RFC 3834), a mailing list, what a mail server says.
 * It is no message, and nothing may ever answer it.
 * @param ownAddress our own sender: a mail of ours that has come back to us
 */
export function isAutomatic(mail: Email, ownAddress: string): boolean {
  const from = mail.from?.address?.toLowerCase() ?? '';
  const is = (name: string, matches: (value: string) => boolean) =>
    headersOf(mail, name).some((value) => matches(value.toLowerCase()));
  return (
    is('auto-submitted', (value) => !/^no\b/.test(value)) ||
    is('precedence', (value) => /^(?:bulk|list|junk|auto_reply)\b/.test(value)) ||
    is('list-id', () => true) ||
    is('x-autoreply', (value) => value !== 'no') ||
    is('x-autorespond', () => true) ||
    is('return-path', (value) => value === '' || value === '<>') ||
    is('content-type', (value) => value.startsWith('multipart/report')) ||
    /^(?:mailer-daemon|postmaster)@/.test(from) ||
    from === ownAddress.toLowerCase()
  );
}
