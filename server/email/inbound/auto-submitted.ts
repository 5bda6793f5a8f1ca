import type { Email } from 'postal-mime';

export function getHeaders({ headers }: Pick<Email, 'headers'>, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
}

/** True for automatic replies (RFC 3834), mailing lists, mail-server reports, and our own e-mail coming back. */
export function isAutomatic(email: Email, ownAddress: string): boolean {
  const from = email.from?.address?.toLowerCase() ?? '';
  const hasHeader = (name: string, pattern: RegExp) =>
    getHeaders(email, name).some((value) => pattern.test(value.toLowerCase()));
  return (
    hasHeader('auto-submitted', /^(?!no\b)/) ||
    hasHeader('precedence', /^(?:bulk|list|junk|auto_reply)\b/) ||
    hasHeader('list-id', /^/) ||
    hasHeader('x-autoreply', /^(?!no$)/) ||
    hasHeader('x-autorespond', /^/) ||
    hasHeader('return-path', /^(?:<>)?$/) ||
    hasHeader('content-type', /^multipart\/report/) ||
    /^(?:mailer-daemon|postmaster)@/.test(from) ||
    from === ownAddress.toLowerCase()
  );
}
