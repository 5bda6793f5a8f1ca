export type Values = Readonly<Record<string, string>>;

const isSame = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim();

/** The fields that differ, apart from spaces around them, or that one of the two lacks. */
export function listChangedFields(before: Values, after: Values): string[] {
  const fields = Object.keys({ ...before, ...after });
  return fields.filter((field) => !isSame(before[field], after[field]));
}

export function getChangedFields<Fields extends Values>(
  before: Fields,
  after: Fields,
): Partial<Fields> {
  return pickFields(after, listChangedFields(before, after)) as Partial<Fields>;
}

export function pickFields(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

export const hasFields = (values: object) => Object.keys(values).length > 0;

/**
 * Merges my changes of `base` with theirs. Changes of different fields are joined. A field that both changed differently keeps mine,
 * and is a conflict.
 * @param linked the field that describes another one; changes of the two are a conflict too
 */
export function mergeFields<Fields extends Values>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  linked: Values = {},
): { values: Fields; conflicts: string[] } {
  const myChanges = listChangedFields(base, mine);
  const theirChanges = listChangedFields(base, theirs);
  const kept = Object.keys({ ...base, ...mine }).filter(
    // Spaces around a text stay while the person is typing.
    (field) => myChanges.includes(field) || isSame(mine[field], theirs[field]),
  );
  const others = Object.keys(theirs).filter((field) => !kept.includes(field));
  return {
    values: { ...pickFields(theirs, others), ...pickFields(mine, kept) } as Fields,
    conflicts: myChanges.filter(
      (field) =>
        (theirChanges.includes(field) && !isSame(mine[field], theirs[field])) ||
        theirChanges.includes(linked[field] ?? ''),
    ),
  };
}
