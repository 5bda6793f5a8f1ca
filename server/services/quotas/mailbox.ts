import { domainToASCII } from 'node:url';

const gmail = 'gmail.com';
const otherNames: Readonly<Record<string, string>> = { 'googlemail.com': gmail };

/** The mailbox that an address most likely leads to, for quotas only. */
export function toMailbox(address: string): string {
  const [name = '', host = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const bareHost = host.replace(/\.+$/, '');
  const ascii = domainToASCII(bareHost) || bareHost;
  const domain = otherNames[ascii] ?? ascii;
  const user = name.replace(/(?!^)\+.*$/, '');
  // Gmail ignores dots: a.nn@ is ann@.
  return `${domain === gmail ? user.replaceAll('.', '') : user}@${domain}`;
}
