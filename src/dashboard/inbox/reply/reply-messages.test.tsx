import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { longestWriting } from '../../../../contract/inbox/constants';
import { isTooLong, LettersLeft } from '../../components/composer/character-count';
import type { Writing } from './reply-channels';
import { writingWords } from './reply-messages';

afterEach(cleanup);

const Left = ({ writing, letters }: { writing: Writing; letters: number }) => (
  <LettersLeft
    id="left"
    most={longestWriting[writing]}
    words={'x'.repeat(letters)}
    place={writingWords[writing].place}
  />
);

test.each<[Writing, number, string]>([
  ['sms', 1_350, '150 characters left (at most 1,500 in a text)'],
  ['sms', 1_499, '1 character left (at most 1,500 in a text)'],
  ['sms', 1_501, '1 character too many (at most 1,500 in a text)'],
  ['email', 10_067, '67 characters too many (at most 10,000 in an e-mail)'],
  ['note', 11_500, '1,500 characters too many (at most 10,000 in a note)'],
  ['call', 9_000, '1,000 characters left (at most 10,000 in the note of a call)'],
])('of %s, %i letters read so', (writing, letters, words) => {
  render(<Left writing={writing} letters={letters} />);
  expect(screen.getByText(words).id).toBe('left');
  expect(isTooLong(longestWriting[writing], 'x'.repeat(letters))).toBe(words.includes('too many'));
});

test.each<[Writing, number]>([
  ['sms', 1_349],
  ['email', 1_700],
])('of %s, %i letters leave ample room, and nothing is said', (writing, letters) => {
  render(<Left writing={writing} letters={letters} />);
  expect([document.getElementById('left'), screen.getByRole('status').textContent]).toEqual([
    null,
    '',
  ]);
});

test('what is only around the words is not counted, for it is not sent; a sign of two units is one letter', () => {
  expect(isTooLong(1_500, `  ${'😀'.repeat(1_500)}\n`)).toBe(false);
});

test('too long is read out once, not at every key', () => {
  const { rerender } = render(<Left writing="sms" letters={1_501} />);
  const before = screen.getByRole('status').textContent;
  rerender(<Left writing="sms" letters={1_502} />);
  expect([before, screen.getByRole('status').textContent]).toEqual(['Too long', 'Too long']);
});
