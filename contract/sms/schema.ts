import Type, { type Static } from 'typebox';
import {
  closedObject,
  namedObject,
  nullable,
  recordId,
  strictObject,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { consentSources } from './constants';

/** POST /sms (specification sections 3 and 7). */
export const SmsRequest = closedObject('SmsRequest', { contact: Type.String({ maxLength: 40 }) });

/** The same for every number, so that it doesn't reveal who has written to the agency. */
export const SmsResponse = namedObject('SmsResponse', { accepted: Type.Literal(true) });

const consentFields = {
  at: timestamp,
  source: stringEnum(consentSources, 'A form, a text from the phone, the carrier, or the office'),
  wording: nullable(Type.String(), 'The version of the text on the form, or that was read out'),
  author: nullable(Type.String(), 'The email of the staff member who recorded it'),
};

/** The entry of a number's consent ledger that counts: the latest. */
export const TextConsent = Type.Object({
  state: stringEnum(['given', 'withdrawn']),
  ...consentFields,
});
export type TextConsent = Static<typeof TextConsent>;

/** An entry of the ledger. 'unconfirmed': the box on a form was ticked after the phone itself had opted out. */
export const ConsentChange = namedObject('ConsentChange', {
  state: stringEnum(['given', 'withdrawn', 'unconfirmed']),
  ...consentFields,
});
export type ConsentChange = Static<typeof ConsentChange>;

/** Permission to text a phone number, with the reason. */
export const texting = {
  canText: Type.Boolean({
    description:
      'The latest entry of the consent ledger allows it, and the number can receive texts',
  }),
  canReceiveTexts: Type.Boolean({
    description: 'False for a number that no person in the US can have, such as 900 or 976',
  }),
  textConsent: nullable(TextConsent),
};
export type Texting = {
  canText: boolean;
  canReceiveTexts: boolean;
  textConsent: TextConsent | null;
};

/** GET …/text-consent: the consent ledger of a person's phone number. */
export const ConsentLedger = namedObject('ConsentLedger', {
  ...texting,
  changes: Type.Array(ConsentChange, { description: 'Oldest first' }),
});
export type ConsentLedger = Static<typeof ConsentLedger>;

/** …/text-consent?contactPoint=…: of another of the person's numbers than the preferred one. */
export const ConsentQuery = strictObject({ contactPoint: Type.Optional(recordId) });

/** POST …/text-consent: what the person told the office. 409 if the phone itself has opted out. */
export const ConsentRequest = closedObject('ConsentRequest', {
  state: stringEnum(['given', 'withdrawn']),
  wording: Type.Optional(
    Type.String({ pattern: '^[a-z]+-\\d{1,3}$', description: 'The version that was read out' }),
  ),
});
export type ConsentRequest = Static<typeof ConsentRequest>;

const messageSid = Type.String({ pattern: '^[\\w-]{1,64}$' });

/** The parameters that we read of Twilio's webhook for an inbound text. */
export const IncomingText = namedObject('IncomingText', {
  MessageSid: messageSid,
  From: Type.String({
    pattern: '\\S',
    description: "A number such as '+12125550142', a short code, or 'whatsapp:+12125550142'",
  }),
  // Twilio leaves it out of some messages that are only a picture.
  Body: Type.String({ maxLength: 5_000, default: '' }),
  NumMedia: Type.Optional(Type.String()),
  OptOutType: Type.Optional(
    Type.String({ description: 'STOP, START, or HELP, if Advanced Opt-Out is on' }),
  ),
});
export type IncomingText = Static<typeof IncomingText>;

/** The parameters that we read of Twilio's webhook for a delivery status. */
export const TextStatus = namedObject('TextStatus', {
  MessageSid: messageSid,
  MessageStatus: Type.String({ maxLength: 40 }),
  ErrorCode: Type.Optional(Type.String({ maxLength: 40 })),
  To: Type.Optional(Type.String({ description: '+1 and ten digits' })),
});
