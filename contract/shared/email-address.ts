/**
 * Returns `message` if the text isn't an email address, else null. Accepts what needs no quotes (RFC 5322, 3.2.3; RFC 6531
 * for other scripts). Also checks the NFKC form, in which '＠' is a second @.
 */
export function checkEmail(text: string, message: string): string | null {
  return [text, text.normalize('NFKC')].every((form) => emailPattern.test(form)) ? null : message;
}

const local = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_\x60{|}~.]{1,64}`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})`;
const emailPattern = new RegExp(String.raw`^${local}@${label}(?:\.${label})+$`, 'u');

/** A mailto link (RFC 6068). Encoding keeps '?bcc=…' in an address from becoming a header field. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
