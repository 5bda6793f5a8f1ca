/**
 * The caller's sentence when a text is no e-mail address, or null when it is one: a local part of letters, digits and the
 * signs that need no quotes (RFC 5322, 3.2.3; RFC 6531 for other scripts), one @, and a domain with a dot in it. Judged as it
 * is and as software may read it (NFKC), in which '＠' is a second @.
 */
export function emailProblem(text: string, sentence: string): string | null {
  const readings = [text, text.normalize('NFKC')];
  return readings.every((reading) => address.test(reading)) ? null : sentence;
}

const local = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_\x60{|}~.]{1,64}`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})`;
const address = new RegExp(String.raw`^${local}@${label}(?:\.${label})+$`, 'u');

/**
 * The address as a link (RFC 6068): what would start header fields ('?bcc=…') or end the link is encoded, the @ is not.
 */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
