import { expect, test } from 'vitest';
import type { Answers } from '../answers';
import { dollars, screen, skipped, testScenarios } from '../testing/scenario';

const veteran: Answers = {
  ...skipped,
  region: 'michigan',
  age: 82,
  veteran: 'veteran',
  tasks: ['bathing', 'dressing'],
};
const aid = 'va-aid-and-attendance';
const aide = 'va-home-health-aide';

testScenarios(veteran, [
  [aid, { income: dollars(1_900), savings: dollars(40_000) }, 'may-fit-if', 'net-worth-within'],
  [aid, { veteran: 'widowed', savings: dollars(20_000) }, 'may-fit-if', 'wartime-service'],
  [aid, { savings: dollars(300_000) }, 'another-way', 'net-worth-over'],
  [aid, { income: dollars(9_000), savings: dollars(80_000) }, 'may-fit-if', 'net-worth-limit'],
  [aid, { tasks: ['housework'] }, 'another-way', 'daily-tasks'],
  [aid, { familyCaregiver: true }, 'may-fit-if', 'money-for-family'],
  [aid, { careFor: 'other' }, 'may-fit-if', 'money-for-family'],
  [aid, { veteran: null }, 'may-fit-if', 'if-veteran'],
  [aide, {}, 'may-fit-if', 'va-enrolled'],
  [aide, { veteran: 'widowed' }, 'another-way', 'veterans-only'],
  ['medicare-home-health', {}, 'another-way', 'medicare-skilled'],
  ['private-pay', {}, 'another-way', 'private-price'],
  ['us-medicaid', { region: null }, 'may-fit-if', 'choose-state'],
]);

test('does not offer our prices outside our states', () => {
  expect(screen('private-pay', { ...skipped, region: null, zip: '33101' })).toBe('not shown');
});

test('shows nothing of VA to someone who is no veteran', () => {
  for (const program of [aid, aide])
    expect(screen(program, { ...veteran, veteran: 'no' })).toBe('not shown');
});

test('shows no amount of VA after its last day', () => {
  expect(screen(aid, veteran, '2026-11-30')).toMatch(/net-worth-limit.*pension-up-to/);
  const later = screen(aid, { ...veteran, savings: dollars(300_000) }, '2026-12-01');
  expect(later).not.toMatch(/pension-up-to|net-worth/);
  expect(later).toContain('ask-savings-limit');
});
