import { expect, test } from 'vitest';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import { firstWriting, refusalOf, textingWords } from './reply-channels';

test('a text is refused with its reason where consent is missing', () => {
  expect(refusalOf('sms', chat({ mayText: false }))).toBe(
    'No text messages: this person has not agreed to them.',
  );
  expect(refusalOf('sms', chat({ mayText: true }))).toBeNull();
});

test('a text is refused to who has opted out, with the day of it', () => {
  const person = chat({ mayText: false, optedOutAt: '2026-11-21T17:00:00.000Z' });
  expect([
    refusalOf('sms', person, Date.parse('2026-11-22T17:00:00.000Z')),
    refusalOf('sms', person, Date.parse('2027-01-02T17:00:00.000Z')),
  ]).toEqual([
    'No text messages: this person opted out by STOP on Nov 21.',
    'No text messages: this person opted out by STOP on Nov 21, 2026.',
  ]);
});

test.each([
  ['may be texted', chat()],
  ['no text messages', chat({ mayText: false })],
  ['opted out of texts', chat({ mayText: false, optedOutAt: '2026-11-21T17:00:00.000Z' })],
])('the head of a thread says %s', (words, person) => {
  expect(textingWords(person)).toBe(words);
});

test('an e-mail is refused with its reason where there is no address', () => {
  expect(refusalOf('email', chat({ email: null }))).toMatch(/no address/);
  expect(refusalOf('email', chat())).toBeNull();
  const laterAddresses = [{ email: 'x@mail.example', messageId: 'm2' }];
  expect(refusalOf('email', chat({ email: null, laterAddresses }))).toBeNull();
});

test('a note and a call can always be kept', () => {
  const unreachable = chat({ mayText: false, email: null });
  expect([refusalOf('note', unreachable), refusalOf('call', unreachable)]).toEqual([null, null]);
});

test.each([
  ['they wrote by e-mail', chat({ messages: [message({ channel: 'email' })] }), 'email'],
  ['they may be texted', chat(), 'sms'],
  ['they may not be texted', chat({ mayText: false }), 'email'],
  [
    'they wrote by e-mail but have no address any more',
    chat({ email: null, messages: [message({ channel: 'email' })] }),
    'sms',
  ],
  ['neither is possible', chat({ mayText: false, email: null }), 'call'],
])('the box begins, when %s, with %s', (_fact, person, channel) => {
  expect(firstWriting(person)).toBe(channel);
});
