import Type from 'typebox';

/** A day of the calendar by which a list is filtered. */
export function officeDay(description: string) {
  return Type.String({
    format: 'date',
    pattern: '^2\\d{3}-',
    description: `YYYY-MM-DD, from the year 2000 on. ${description}`,
  });
}
