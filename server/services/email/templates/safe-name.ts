const placeholder = 'Open the link below to see the name';
const maxLength = 60;
const maxWords = 6;

/**
 * A person's name for an office email, or a placeholder. Mail programs turn anything like an address, a number, or a domain
 * into a link, so only short names of letters, apostrophes, hyphens, and dots at the end of a word ('J. R.') are repeated.
 */
export function formatSafeName(firstName: string, lastName: string): string {
  const name = `${firstName} ${lastName}`;
  const isName = /^(?:(?:[\p{L}\p{M}'’ʼ-]|\u200c|\u200d)+\.?(?: |$))+$/u.test(name);
  const isShort = name.length <= maxLength && name.split(' ').length <= maxWords;
  return isName && isShort ? name : placeholder;
}
