import Type from 'typebox';
import type { Endpoint, EndpointAccess, EndpointTable } from '../shared/schema/endpoint';
import {
  IncomingText,
  SmsRequest,
  SmsResponse,
  TextStatus,
  ConsentLedger,
  ConsentQuery,
  ConsentRequest,
} from './schema';

/** High, because a proxy may make all of Twilio's addresses look alike. */
const maxWebhooksPerMinute = 1_200;

export const smsEndpoints = {
  'POST /sms': {
    summary: 'Request the confirmation text of an eligibility check',
    access: 'anyone',
    body: SmsRequest,
    response: SmsResponse,
  },
  'POST /sms/incoming': {
    summary: 'An inbound text from Twilio',
    access: 'signature',
    perMinute: maxWebhooksPerMinute,
    body: IncomingText,
    response: Type.String({ description: 'TwiML' }),
  },
  'POST /sms/status': {
    summary: 'Delivery status of a text, from Twilio',
    access: 'signature',
    perMinute: maxWebhooksPerMinute,
    query: Type.Object({ job: Type.Optional(Type.String({ maxLength: 200 })) }),
    body: TextStatus,
  },
} as const satisfies EndpointTable;

/** The calls that read and extend the consent ledger of a record's phone number. @param record the path of the record */
export const consentEndpoints = <Path extends string>(record: Path, access: EndpointAccess) => {
  const read = {
    summary: 'List how consent to texts was given and withdrawn',
    access,
    query: ConsentQuery,
    response: ConsentLedger,
  } satisfies Endpoint;
  const write = {
    summary: 'Record consent to texts, or an opt-out, that the person told the office',
    access,
    query: ConsentQuery,
    body: ConsentRequest,
    response: ConsentLedger,
  } satisfies Endpoint;
  return {
    [`GET ${record}/text-consent`]: read,
    [`POST ${record}/text-consent`]: write,
  } as { [Call in `GET ${Path}/text-consent`]: typeof read } & {
    [Call in `POST ${Path}/text-consent`]: typeof write;
  };
};
