// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { isTooLong, LettersLeft } from './letters-left';
import type { Writing } from './reply-channels';

afterEach(cleanup);

test.each<[Writing, number, string]>([
  ['sms', 1_440, '160 letters left: 1,600 at most in a text'],
  ['sms', 1_599, '1 letter left: 1,600 at most in a text'],
  ['sms', 1_601, '1 letter too many: 1,600 at most in a text'],
  ['email', 10_067, '67 letters too many: 10,000 at most in an e-mail'],
  ['note', 11_500, '1,500 letters too many: 10,000 at most in a note'],
  ['call', 9_000, '1,000 letters left: 10,000 at most in the note of a call'],
])('of %s, %i letters read so', (writing, letters, words) => {
  render(<LettersLeft id="left" writing={writing} words={'x'.repeat(letters)} />);
  expect(screen.getByText(words).id).toBe('left');
  expect(isTooLong(writing, 'x'.repeat(letters))).toBe(words.includes('too many'));
});

test.each<[Writing, number]>([
  ['sms', 1_439],
  ['email', 1_700],
])('of %s, %i letters leave ample room, and nothing is said', (writing, letters) => {
  render(<LettersLeft id="left" writing={writing} words={'x'.repeat(letters)} />);
  expect([document.getElementById('left'), screen.getByRole('status').textContent]).toEqual([
    null,
    '',
  ]);
});

test('what is only around the words is not counted, for it is not sent; a sign of two units is one letter', () => {
  expect(isTooLong('sms', `  ${'😀'.repeat(1_600)}\n`)).toBe(false);
});

test('too long is read out once, not at every key', () => {
  const view = (length: number) => (
    <LettersLeft id="left" writing="sms" words={'x'.repeat(length)} />
  );
  const { rerender } = render(view(1_601));
  const before = screen.getByRole('status').textContent;
  rerender(view(1_602));
  expect([before, screen.getByRole('status').textContent]).toEqual([
    'It is too long',
    'It is too long',
  ]);
});
