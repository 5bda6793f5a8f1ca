/** A person known by a number, an address, or one name has no last name. */
export type PersonName = { firstName: string; lastName: string };

export function formatPersonName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/** The name of an email's sender: 'Ann Mary Lee' and 'Lee, Ann Mary' have the last name 'Lee'. */
export function splitPersonName(name: string): PersonName {
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(name) ?? [];
  if (first !== undefined && last !== undefined) return { firstName: first, lastName: last };
  const [, firstName = name, lastName = ''] = /^(.+) (\S+)$/.exec(name) ?? [];
  return { firstName, lastName };
}
