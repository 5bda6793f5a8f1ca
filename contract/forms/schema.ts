import Type, { type Static } from 'typebox';
import { languageField, type FormRules } from './rules';
import { namedObject, strictObject } from '../shared/schema/fields';

/** All fields are optional, because the rules report missing ones. */
export function createFormSchema(rules: FormRules) {
  const fields = Object.entries(rules).map(
    ([name, rule]) => [name, Type.Optional(Type.String({ maxLength: rule.maxLength }))] as const,
  );
  return strictObject({
    ...Object.fromEntries(fields),
    [languageField]: Type.Optional(Type.Literal('es')),
    website: Type.Optional(
      Type.String({ maxLength: 200, description: 'Honeypot: people leave it empty' }),
    ),
    elapsed: Type.Optional(
      Type.String({
        pattern: '^\\d{1,9}$',
        description: 'Milliseconds since the form was opened',
      }),
    ),
  });
}

export const FormResponse = namedObject('FormResponse', {
  acknowledged: Type.Literal(true),
  callId: Type.Optional(
    Type.String({ description: 'Of a booked call, for calendars: the same after it was moved' }),
  ),
});
export type FormResponse = Static<typeof FormResponse>;
