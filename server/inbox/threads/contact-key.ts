/**
 * What makes two messages one person's (one thread): the same ten digits and the same first and last name, whatever the
 * case, the accents, the spaces and the punctuation. ('2125550142', 'José', "O'Neil ") -> '2125550142|jose|oneil'.
 */
export function personKey(contact: string, firstName: string, lastName: string): string {
  return [contact, plain(firstName), plain(lastName)].join('|');
}

/** Marks that a name is the same without. In other scripts they are vowels: राम and रीमा are two people. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

function plain(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
  // A name of signs only still is a name.
  return bare === '' ? name.trim().toLowerCase() : bare;
}
