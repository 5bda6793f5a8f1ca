import { expect, test } from 'vitest';
import type { Answers } from '../answers';
import { asks, dollars, screen, skipped, testScenarios, threeTasks } from '../testing/scenario';

const person: Answers = { ...skipped, region: 'michigan', age: 75, marital: 'single' };
const bathing = { medicaid: 'yes', tasks: ['bathing'] } as const;

const couple = (income: number) => ({ marital: 'married', spouseIncome: dollars(income) }) as const;

testScenarios(person, [
  [
    'mi-home-help',
    { ...bathing, careFor: 'parent', familyCaregiver: true },
    'may-fit',
    'child-paid',
  ],
  [
    'mi-home-help',
    { ...bathing, careFor: 'spouse', familyCaregiver: true },
    'may-fit-if',
    'spouse-not-paid',
  ],
  [
    'mi-home-help',
    { ...bathing, careFor: 'self', familyCaregiver: true },
    'may-fit',
    'relatives-not-spouse',
  ],
  ['mi-home-help', asks(1_300, 6_000, ['dressing']), 'may-fit-if', 'income-within'],
  ['mi-home-help', asks(1_900, 5_000), 'may-fit-if', 'income-deductible'],
  [
    'mi-home-help',
    { medicaid: 'yes', tasks: ['housework', 'errands'] },
    'another-way',
    'tasks-none',
  ],
  ['mi-choice', { medicaid: 'yes', tasks: threeTasks }, 'may-fit', 'may-wait'],
  ['mi-choice', asks(2_300, 8_000), 'may-fit', 'savings-within'],
  ['mi-choice', asks(2_300, 30_000), 'may-fit-if', 'savings-over'],
  ['mi-choice', asks(2_300, 60_000), 'another-way', 'savings-far-over'],
  ['private-pay', asks(2_300, 60_000), 'may-fit', 'medicaid-later'],
  ['private-pay', asks(2_300, 30_000), 'another-way', 'private-price'],
  ['mi-home-help', { ...asks(900, 5_000), ...couple(800) }, 'may-fit-if', 'income-within'],
  ['mi-home-help', { ...asks(900, 5_000), ...couple(1_100) }, 'may-fit-if', 'income-deductible'],
  ['mi-choice', { ...asks(2_300, 8_000), ...couple(4_000) }, 'may-fit', 'income-within'],
  ['mi-choice', asks(3_100, 5_000), 'another-way', 'income-over'],
  ['mi-choice', { medicaid: 'yes', tasks: ['housework'] }, 'another-way', 'nursing-level-unlikely'],
  ['mi-coordinated-health', bathing, 'may-fit-if', 'plan-card'],
  ['mi-coordinated-health', asks(1_000, 100), 'another-way', 'needs-medicaid'],
]);

test.each([
  ['2027-03-31', 'income-within'],
  ['2027-04-01', 'ask-income-limit'],
])('on %s, the income of Home Help is decided by %s', (day, reason) => {
  expect(screen('mi-home-help', { ...person, ...asks(1_300, 6_000) }, day)).toContain(reason);
});

test('until somebody has entered the savings limit of a new year, the office is asked', () => {
  const answers = { ...person, ...asks(2_300, 8_000) };
  expect(screen('mi-choice', answers, '2027-01-01')).toContain('ask-savings-limit');
});
