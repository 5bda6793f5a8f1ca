import { expect, test } from 'vitest';
import { isSameSignature } from '../../../core/http/request/signature';
import { signTwilioRequest } from './webhook';

// From Twilio's documentation ("Security: validating requests").
const parameters = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+12349013030',
  Digits: '1234',
  From: '+12349013030',
  To: '+18005551212',
};
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';

test('signs a request as Twilio does', () => {
  expect(signTwilioRequest('12345', url, parameters)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
});

test('changes the signature with the token, URL, or parameters', () => {
  const signature = signTwilioRequest('12345', url, parameters);
  for (const other of [
    signTwilioRequest('12346', url, parameters),
    signTwilioRequest('12345', `${url}&x=1`, parameters),
    signTwilioRequest('12345', url, { ...parameters, Digits: '1235' }),
  ]) {
    expect(isSameSignature(other, signature)).toBe(false);
  }
  expect(isSameSignature(signature, signature)).toBe(true);
  expect(isSameSignature('', signature)).toBe(false);
});
