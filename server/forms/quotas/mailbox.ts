import { domainToASCII } from 'node:url';

/** Providers to whom dots in a name are nothing: a.nn@ is ann@. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely is, to count what is sent there: without case, compatibility forms (NFKC), '+tag' and
 * trailing dot, its domain in ASCII (IDNA). For counting only: mail goes to the address as it was typed.
 */
export function toMailbox(address: string): string {
  const [name = '', host = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const bare = host.replace(/\.+$/, '');
  const domain = domainToASCII(bare) || bare;
  const user = name.replace(/(?!^)\+.*$/, '');
  return `${dotless.has(domain) ? user.replaceAll('.', '') : user}@${domain}`;
}
