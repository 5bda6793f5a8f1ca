/** What stands in a mail where a name would be that may be something else. */
const leftOut = 'not shown here: open the link below';

/** Longer than this, or of more words, it is a message rather than a name. */
const most = { characters: 60, words: 6 };

/**
 * A person's name for an office mail. Mail programs make links of whatever looks like an address, a number or a domain, and a
 * stranger may have typed it: only letters of any script, apostrophes and hyphens, and dots that end a word ('J. R.') are
 * repeated; any other name is left out, and the mail says where it stands.
 */
export function nameInMail(firstName: string, lastName: string): string {
  const name = `${firstName} ${lastName}`;
  const isName = /^(?:(?:[\p{L}\p{M}'’ʼ-]|\u200c|\u200d)+\.?(?: |$))+$/u.test(name);
  const isShort = name.length <= most.characters && name.split(' ').length <= most.words;
  return isName && isShort ? name : leftOut;
}
