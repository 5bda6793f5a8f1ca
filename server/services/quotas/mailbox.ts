import { domainToASCII } from 'node:url';

/** Providers that ignore dots: a.nn@ is ann@. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address most likely leads to, for quotas only. */
export function toMailbox(address: string): string {
  const [name = '', host = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const bareHost = host.replace(/\.+$/, '');
  const domain = domainToASCII(bareHost) || bareHost;
  const user = name.replace(/(?!^)\+.*$/, '');
  return `${dotlessDomains.has(domain) ? user.replaceAll('.', '') : user}@${domain}`;
}
