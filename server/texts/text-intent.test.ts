import { expect, test } from 'vitest';
import { isAnsweredByTwilio, textIntent } from './text-intent';

test.each([
  ...[
    'STOP',
    'stop',
    ' Stop. ',
    'STOPALL',
    'Unsubscribe',
    'cancel',
    'END',
    'quit',
    'revoke',
    'opt-out',
  ],
  ...['Stop please', 'please stop', 'STOP!!! now', 'Stop texting me', 'No more texts please'],
  ...["Don't text me", 'do not send me any more messages', 'Quit sending me these texts'],
  ...['take me off your list', 'Please remove me from this', 'unsubscribe me', 'wrong number'],
])('"%s" opts out', (text) => {
  expect(textIntent(text)).toBe('stop');
});

test.each(['START', 'unstop', 'Please start texting again', 'You can text me again'])(
  '"%s" takes the opt-out back',
  (text) => {
    expect(textIntent(text)).toBe('start');
  },
);

test.each(['HELP', 'help?', 'info'])('"%s" asks who writes', (text) => {
  expect(textIntent(text)).toBe('help');
});

test.each([
  'Can you call me at 5?',
  'I need help for my mother',
  'The bus stop is on Main Street',
  "Please don't stop texting me",
  'When does the shift end',
  'My aide did not send the form',
  'Yes',
  '',
  'We had to stop her medicine last week and the doctor said that no more texts from the pharmacy would come',
])('"%s" is a message for the office', (text) => {
  expect(textIntent(text)).toBeNull();
});

test('only whole words are answered by Twilio itself', () => {
  expect(isAnsweredByTwilio('Stop.')).toBe(true);
  expect(isAnsweredByTwilio('Stop please')).toBe(false);
});
