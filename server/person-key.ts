/**
 * What makes two messages one person's (one thread): the same ten digits and the same first and last name, whatever the
 * case, the accents, the spaces and the punctuation. ('2125550142', 'José', "O'Neil ") -> '2125550142|jose|oneil'.
 */
export function personKey(contact: string, firstName: string, lastName: string): string {
  return [contact, plain(firstName), plain(lastName)].join('|');
}

function plain(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  // A name of signs only still is a name.
  return bare === '' ? name.trim().toLowerCase() : bare;
}
