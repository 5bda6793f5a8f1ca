import { signTwilioRequest } from '../services/sms/twilio/webhook';
import type { TestServer } from './test-server';

/** The configuration of a server that receives texts. */
export const testTwilio = {
  accountSid: 'AC1',
  authToken: 'secret-token',
  from: '+12125550142',
  apiUrl: 'https://api.twilio.example',
  webhookUrl: 'https://site.example/api/sms/incoming',
  statusUrl: 'https://site.example/api/sms/status',
};

export type TestText = {
  Body?: string;
  From: string;
  MessageSid?: string;
  NumMedia?: string;
  MediaUrl0?: string;
  MediaContentType0?: string;
  OptOutType?: string;
};

let textCount = 0;

/** POSTs a text as Twilio does. Pass a signature to forge the call. */
export function receiveText(server: TestServer, text: TestText, signature?: string) {
  const { authToken, webhookUrl, from } = testTwilio;
  textCount += 1;
  const form = { MessageSid: `SM${String(textCount)}`, To: from, ...text };
  return server.call({
    method: 'POST',
    path: '/sms/incoming',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? signTwilioRequest(authToken, webhookUrl, form),
    },
    payload: new URLSearchParams(form).toString(),
  });
}
