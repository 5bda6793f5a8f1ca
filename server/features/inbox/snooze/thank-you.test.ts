import { expect, test } from 'vitest';
import { isThankYou } from './thank-you';

test.each([
  'Thanks!',
  'Ok, thank you so much',
  'Got it. Thank you for your help, have a great day!',
  'Thx 🙏',
  '👍',
  'Muchas gracias',
])('%s is only a thank-you', (text) => {
  expect(isThankYou(text)).toBe(true);
});

test.each([
  'Thank you, what do I bring?',
  'Thanks, but she is in the hospital',
  'Thanks. Call me at 3',
  'Ok',
  'Yes please',
  '',
])('%s needs someone to read it', (text) => {
  expect(isThankYou(text)).toBe(false);
});
