import Type, { type Static } from 'typebox';
import { oneOf } from './one-of';
import { regionIds } from './regions';

export { cardLimits } from './card-limits';

const text = (maxLength: number, description: string) => Type.String({ maxLength, description });

/**
 * POST /email, the text parts of the multipart body (specification sections 3 and 7). All arrive as text.
 * The part `file` (benefit card, optional) is a file. From `consent` on: this product's additions, all optional.
 */
export const EmailFields = Type.Object(
  {
    firstName: text(100, 'Required'),
    lastName: text(100, 'Required'),
    email: Type.Optional(text(254, 'An e-mail address, or empty')),
    contact: text(40, 'Phone: a US number of 10 digits'),
    dob: text(100, 'Date of birth, free text'),
    medicate: Type.Optional(text(60, 'Medicaid number, or empty')),
    time: text(100, 'Preferred call time'),
    consent: Type.Optional(oneOf(['true', 'false'], 'Consent to text messages')),
    region: Type.Optional(oneOf(regionIds)),
    website: Type.Optional(text(200, 'Left empty by people (a guard against robots)')),
    elapsed: Type.Optional(
      Type.String({ pattern: '^\\d{1,9}$', description: 'Milliseconds since the form was opened' }),
    ),
  },
  { $id: 'EmailFields', additionalProperties: false },
);
export type EmailFields = Static<typeof EmailFields>;

export const EmailAnswer = Type.Object(
  { acknowledged: Type.Literal(true) },
  { $id: 'EmailAnswer' },
);
export type EmailAnswer = Static<typeof EmailAnswer>;
