import { expect, test } from 'vitest';
import type { Answers } from '../answers';
import { dollars, screen, skipped } from '../testing/scenario';

const veteran: Answers = {
  ...skipped,
  region: 'michigan',
  age: 82,
  veteran: 'veteran',
  tasks: ['bathing', 'dressing'],
};
const aid = 'va-aid-and-attendance';
const aide = 'va-home-health-aide';

test.each<[number, string, Partial<Answers>, string, string]>([
  [1, aid, { income: dollars(1_900), savings: dollars(40_000) }, 'may-fit-if', 'net-worth-within'],
  [2, aid, { veteran: 'widowed', savings: dollars(20_000) }, 'may-fit-if', 'wartime-service'],
  [3, aid, { savings: dollars(300_000) }, 'another-way', 'net-worth-over'],
  [4, aid, { income: dollars(9_000), savings: dollars(80_000) }, 'may-fit-if', 'net-worth-limit'],
  [5, aid, { tasks: ['housework'] }, 'another-way', 'daily-tasks'],
  [6, aid, { familyCaregiver: true }, 'may-fit-if', 'money-for-family'],
  [7, aid, { veteran: null }, 'may-fit-if', 'if-veteran'],
  [8, aide, {}, 'may-fit-if', 'va-enrolled'],
  [9, aide, { veteran: 'widowed' }, 'another-way', 'veterans-only'],
  [10, 'medicare-home-health', {}, 'another-way', 'medicare-skilled'],
  [11, 'private-pay', {}, 'another-way', 'private-price'],
  [12, 'us-medicaid', { region: null }, 'may-fit-if', 'choose-state'],
])('scenario %i: %s with %j is %s because of %s', (_, program, answers, fit, reason) => {
  const outcome = screen(program, { ...veteran, ...answers });
  expect(outcome).toMatch(new RegExp(`^${fit}: (.* )?${reason}( |$)`));
});

test('shows nothing of VA to someone who is no veteran', () => {
  for (const program of [aid, aide])
    expect(screen(program, { ...veteran, veteran: 'no' })).toBe('not shown');
});

test('shows no amount of VA after its last day', () => {
  expect(screen(aid, veteran, '2026-11-30')).toMatch(/pension-up-to.*|net-worth-limit/);
  expect(screen(aid, veteran, '2026-12-01')).not.toMatch(/pension-up-to|net-worth/);
});
