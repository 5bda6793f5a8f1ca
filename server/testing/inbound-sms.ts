import { twilioSignature } from '../sms/twilio/signature';
import type { TestServer } from './test-server';

/** The setting of a server that takes texts. */
export const testTwilio = {
  accountSid: 'AC1',
  authToken: 'secret-token',
  from: '+12125550142',
  apiUrl: 'https://api.twilio.example',
  webhookUrl: 'https://site.example/api/sms/incoming',
  statusUrl: 'https://site.example/api/sms/status',
};

export type TestText = {
  Body: string;
  From: string;
  MessageSid?: string;
  NumMedia?: string;
  OptOutType?: string;
};

let sent = 0;

/** POST /sms/incoming as Twilio calls it for a text; another `signature` than its own is somebody else's call. */
export function arriveText(server: TestServer, text: TestText, signature?: string) {
  const { authToken, webhookUrl, from } = testTwilio;
  const form = { MessageSid: `SM${String(++sent)}`, To: from, ...text };
  return server.call({
    method: 'POST',
    path: '/sms/incoming',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? twilioSignature(authToken, webhookUrl, form),
    },
    payload: new URLSearchParams(form).toString(),
  });
}
