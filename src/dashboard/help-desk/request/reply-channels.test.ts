import { expect, test } from 'vitest';
import { waysToAnswer } from './reply-channels';

const usable = (of: Parameters<typeof waysToAnswer>[0]) =>
  waysToAnswer(of).flatMap(({ value, refusal }) => (refusal === null ? [value] : []));

test('who gave an address is answered by e-mail, and by text where that is agreed to', () => {
  expect(usable({ email: 'ann@mail.example', mayText: false })).toEqual(['email', 'note']);
  expect(usable({ email: 'ann@mail.example', mayText: true })).toEqual(['email', 'sms', 'note']);
});

test('who gave no address is answered on the status page, or by text', () => {
  expect(usable({ email: null, mayText: false })).toEqual(['page', 'note']);
  expect(usable({ email: null, mayText: true })).toEqual(['sms', 'page', 'note']);
});
