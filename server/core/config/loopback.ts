import { isIPv4 } from 'node:net';

/** True for the host name of a URL that leads to this machine. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
