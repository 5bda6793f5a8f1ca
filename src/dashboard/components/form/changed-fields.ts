/** The fields that are typed otherwise than they were, spaces around them apart. */
export function changedFields<Field extends string>(
  before: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const changed = (Object.keys(before) as Field[]).filter(
    (field) => typed[field].trim() !== before[field].trim(),
  );
  return Object.fromEntries(changed.map((field) => [field, typed[field]])) as Partial<
    Record<Field, string>
  >;
}

/** What somebody else has made of a record while its form was open: it stands in the form now, but where something else was typed. */
export function rebased<Field extends string>(
  before: Readonly<Record<Field, string>>,
  typed: Readonly<Record<Field, string>>,
  now: Readonly<Record<Field, string>>,
): Record<Field, string> {
  return { ...now, ...changedFields(before, typed) };
}
