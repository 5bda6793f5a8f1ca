import Type from 'typebox';

/** A schema of fixed texts: oneOf(['in', 'out']). A Union made by mapping over a list would have the type never. */
export function oneOf<Values extends string[]>(values: readonly [...Values], description?: string) {
  return Type.Enum(values, {
    type: 'string',
    ...(description === undefined ? {} : { description }),
  });
}
