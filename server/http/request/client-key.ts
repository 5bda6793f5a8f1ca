/**
 * Whom an address stands for, when what one sender may cost is counted: an IPv4 address itself, of IPv6 the network of 64 bits,
 * for that is what one household has. '::ffff:203.0.113.7' -> '203.0.113.7'; '2001:db8::1' -> '2001:db8:0:0'.
 * A request whose connection has ended meanwhile has no address: all of them count as one sender.
 */
export function senderOf(address: string | undefined): string {
  return prefixOf(address, 4);
}

/**
 * The wider network of an address, when what many senders together may cost is counted: of IPv6 the network of 48 bits, which
 * is what one customer can have of a provider, thousands of senders in all; an IPv4 address itself.
 */
export function getClientNetwork(address: string | undefined): string {
  return prefixOf(address, 3);
}

function prefixOf(address: string | undefined, groups: number): string {
  if (address === undefined) return '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length));
  return [...front, ...gap.fill('0'), ...back].slice(0, groups).join(':');
}
