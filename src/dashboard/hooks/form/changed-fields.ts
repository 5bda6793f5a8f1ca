type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The fields of `typed` that differ from `before`, apart from spaces around them. */
export function getChangedFields<Field extends string>(
  before: Values<Field>,
  typed: Values<Field>,
): Partial<Record<Field, string>> {
  const changed = (Object.keys(before) as Field[]).filter(
    (field) => typed[field].trim() !== before[field].trim(),
  );
  return Object.fromEntries(changed.map((field) => [field, typed[field]])) as Partial<
    Record<Field, string>
  >;
}

/** Applies the user's changes to a newer version of the record. */
export function rebaseChanges<Field extends string>(
  before: Values<Field>,
  typed: Values<Field>,
  latest: Values<Field>,
): Record<Field, string> {
  return { ...latest, ...getChangedFields(before, typed) };
}
