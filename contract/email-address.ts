/**
 * The caller's sentence when a text is no e-mail address, or null when it is one: something@something.something, without
 * spaces and without the signs that would make two addresses of it, or a name and an address.
 */
export function emailProblem(text: string, sentence: string): string | null {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(text) ? null : sentence;
}

/**
 * The address as a link (RFC 6068): what would start header fields ('?bcc=…') or end the link is encoded, the @ is not.
 */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
