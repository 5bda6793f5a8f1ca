import { expect, test } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { getDefaultChannel, getUnavailableReason } from './reply-channels';

test('rejects an email only if no message gave an address', () => {
  const laterAddresses = [{ email: 'x@mail.example', messageId: 'm2' }];
  expect(getUnavailableReason('email', sampleChat({ email: null }))).toMatch(/no email address/);
  expect(getUnavailableReason('email', sampleChat())).toBeNull();
  expect(getUnavailableReason('email', sampleChat({ email: null, laterAddresses }))).toBeNull();
});

test('always allows notes and calls', () => {
  const unreachable = sampleChat({ canText: false, email: null });
  expect(getUnavailableReason('note', unreachable)).toBeNull();
  expect(getUnavailableReason('call', unreachable)).toBeNull();
});

const fromEmail = [sampleMessage({ channel: 'email' })];
test.each([
  ['email', 'they last wrote by email', sampleChat({ messages: fromEmail })],
  ['sms', 'they may be texted', sampleChat()],
  ['email', 'they may not be texted', sampleChat({ canText: false })],
  [
    'sms',
    'they wrote by email but have no address',
    sampleChat({ email: null, messages: fromEmail }),
  ],
  ['call', 'neither is possible', sampleChat({ canText: false, email: null })],
])('starts with %s if %s', (channel, _condition, person) => {
  expect(getDefaultChannel(person)).toBe(channel);
});
