/**
 * The rate-limit key of an address: an IPv4 address itself, or the 64-bit network of an IPv6 address, which is what one household
 * has. '::ffff:203.0.113.7' -> '203.0.113.7'; '2001:db8::1' -> '2001:db8:0:0'. Closed connections have no address and share a key.
 */
export function getClientKey(address: string | undefined): string {
  return takePrefix(address, 4);
}

/** A wider key for limits that many clients share: the 48-bit network of an IPv6 address, the most that one customer of a provider has. */
export function getClientNetwork(address: string | undefined): string {
  return takePrefix(address, 3);
}

/** Some proxies add the port, which differs for every connection: '203.0.113.7:4711', '[2001:db8::1]:4711'. */
const withPort = /^(?:\[([^[\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

function takePrefix(given: string | undefined, groupCount: number): string {
  if (given === undefined) return '';
  const [, ipv6, ipv4] = withPort.exec(given) ?? [];
  const address = ipv6 ?? ipv4 ?? given;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length));
  return [...front, ...zeros.fill('0'), ...back].slice(0, groupCount).join(':');
}
