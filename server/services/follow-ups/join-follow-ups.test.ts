import { expect, test } from 'vitest';
import { maxFollowUpText } from '../../../contract/follow-ups/constants';
import { joinFollowUps, removeRequested } from './join-follow-ups';

const tuesday = '2026-12-01T15:00:00.000Z';
const thursday = '2026-12-03T15:00:00.000Z';
const friday = '2026-12-04T15:00:00.000Z';
const call = { dueAt: tuesday, text: 'Call, as booked' };
const followUp = (dueAt: string, text: string) => ({ dueAt, text, owner: 'ira@agency.example' });

test.each([
  [thursday, /^a+…\. b+…, Dec 3, 2026, 10:00 AM EST$/],
  [tuesday, /^a+…\. b+…$/],
])('of two long follow-ups, the texts are cut off, and never the time: %s', (dueAt, text) => {
  const long = maxFollowUpText;
  const joined = joinFollowUps(
    followUp(dueAt, 'b'.repeat(long)),
    followUp(tuesday, 'a'.repeat(long)),
  );
  expect(joined.dueAt).toBe(tuesday);
  expect(joined.text).toMatch(text);
  expect(joined.text.length).toBeLessThanOrEqual(long);
});

test.each([
  ['without a text', followUp(tuesday, ''), 'Papers, Dec 3, 2026, 10:00 AM EST'],
  ['at the same time', followUp(thursday, 'Call.'), 'Papers. Call'],
])('a follow-up %s is joined', (_which, other, text) => {
  expect(joinFollowUps(other, followUp(thursday, 'Papers.')).text).toBe(text);
});

const named = 'Call, as booked, Dec 1, 2026, 10:00 AM EST';
test.each([
  ['is gone', followUp(tuesday, call.text), null],
  ['leaves an earlier one', followUp('2026-11-30T15:00:00.000Z', `Papers. ${named}`), 'Papers'],
  ['keeps another person’s call', followUp(thursday, call.text), call.text],
])('a follow-up of a call that is moved %s', (_what, state, text) => {
  const rest = removeRequested(state, call, friday);
  expect(rest).toEqual(text === null ? null : { ...state, text });
});

test('a call with an office whose name has a period is moved as a whole', () => {
  const text = 'Call, as booked with our St. Louis office';
  const requested = { dueAt: tuesday, text };
  expect(removeRequested(followUp(tuesday, text), requested, friday)).toBeNull();
  const noted = followUp(tuesday, `Ask Dr. Lee. ${text}. Send papers`);
  expect(removeRequested(noted, requested, friday)?.text).toBe('Ask Dr. Lee. Send papers');
});

test('what else the office noted moves with the call, unless it has a time', () => {
  const rest = (text: string) => removeRequested(followUp(tuesday, text), call, friday);
  expect(rest('Call, as booked. Ask for papers')).toEqual(followUp(friday, 'Ask for papers'));
  const other = 'Call, as booked, Dec 3, 2026, 10:00 AM EST';
  expect(rest(`Call, as booked. ${other}`)).toEqual(followUp(tuesday, other));
});
