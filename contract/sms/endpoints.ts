import Type from 'typebox';
import type { EndpointTable } from '../shared/schema/endpoint';
import { IncomingText, SmsRequest, SmsResponse, TextStatus } from './schema';

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
