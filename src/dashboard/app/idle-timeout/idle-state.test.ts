import { expect, test } from 'vitest';
import { idleState, inWords } from './idle-state';

const minute = 60_000;

test.each([
  [0, { is: 'active' }],
  [13 * minute - 1, { is: 'active' }],
  [13 * minute, { is: 'warned', secondsLeft: 120 }],
  [14 * minute + 59_001, { is: 'warned', secondsLeft: 1 }],
  [15 * minute, { is: 'over' }],
  // A laptop that was shut.
  [600 * minute, { is: 'over' }],
])('after %s ms without a sign of life', (passed, state) => {
  expect(idleState(1_000_000 + passed, 1_000_000)).toEqual(state);
});

test.each([
  [120, '2 minutes'],
  [65, '1 minute 5 seconds'],
  [60, '1 minute'],
  [1, '1 second'],
  [0, '0 seconds'],
])('%s seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
