import Type, { type Static } from 'typebox';

/** The one shape of every answer with a status of 400 or more. */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: Type.String({
        description: 'Stable, for programs: validation, unauthorized, forbidden …',
      }),
      message: Type.String({ description: 'A sentence a person can act on' }),
      fields: Type.Optional(
        Type.Record(Type.String(), Type.String(), {
          description: 'Field name -> what is wrong with it',
        }),
      ),
      faults: Type.Optional(
        Type.Array(
          Type.Object({
            line: Type.Integer(),
            column: Type.Integer(),
            problem: Type.String(),
            advice: Type.String(),
          }),
          { description: 'What a text holds that it may not, by line and column from 1' },
        ),
      ),
    }),
  },
  { $id: 'ErrorBody' },
);
export type ErrorBody = Static<typeof ErrorBody>;
