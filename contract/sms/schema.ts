import Type, { type Static } from 'typebox';

/** POST /sms (specification sections 3 and 7). */
export const SmsRequest = Type.Object(
  { contact: Type.String({ maxLength: 40 }) },
  { $id: 'SmsRequest', additionalProperties: false },
);
export type SmsRequest = Static<typeof SmsRequest>;

/** The same for every number, so that it doesn't reveal who has written to the agency. */
export const SmsResponse = Type.Object({ accepted: Type.Literal(true) }, { $id: 'SmsResponse' });
export type SmsResponse = Static<typeof SmsResponse>;
