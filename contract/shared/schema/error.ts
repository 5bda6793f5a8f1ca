import Type, { type Static } from 'typebox';
import { namedObject } from './fields';

export const MdxIssueBody = Type.Object({
  line: Type.Integer(),
  column: Type.Integer(),
  message: Type.String(),
  advice: Type.String(),
});

/** The body of every response with status 400 or higher. */
export const ErrorBody = namedObject('ErrorBody', {
  error: Type.Object({
    code: Type.String({ description: 'Stable: validation, unauthorized, forbidden …' }),
    message: Type.String({ description: 'A sentence a person can act on' }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'Field name -> error message' }),
    ),
    issues: Type.Optional(
      Type.Array(MdxIssueBody, { description: 'Issues of a text; lines and columns from 1' }),
    ),
  }),
});
export type ErrorBody = Static<typeof ErrorBody>;
