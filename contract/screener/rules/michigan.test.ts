import { expect, test } from 'vitest';
import type { Answers, Task } from '../answers';
import { dollars, screen, skipped } from '../testing/scenario';

const person: Answers = { ...skipped, region: 'michigan', age: 75, marital: 'single' };
const threeTasks: Task[] = ['bathing', 'dressing', 'moving'];
const hasMedicaid = { medicaid: 'yes', tasks: ['bathing'] } as const;
const asks = (income: number, savings: number, tasks: Task[] = threeTasks) =>
  ({ medicaid: 'no', tasks, income: dollars(income), savings: dollars(savings) }) as const;

test.each<[number, string, Partial<Answers>, string, string]>([
  [
    1,
    'mi-home-help',
    { ...hasMedicaid, careFor: 'parent', familyCaregiver: true },
    'may-fit',
    'child-paid',
  ],
  [
    2,
    'mi-home-help',
    { ...hasMedicaid, careFor: 'spouse', familyCaregiver: true },
    'may-fit-if',
    'spouse-not-paid',
  ],
  [
    3,
    'mi-home-help',
    { ...hasMedicaid, careFor: 'self', familyCaregiver: true },
    'may-fit',
    'relatives-not-spouse',
  ],
  [4, 'mi-home-help', asks(1_300, 6_000, ['dressing']), 'may-fit-if', 'income-within'],
  [5, 'mi-home-help', asks(1_900, 5_000), 'may-fit-if', 'income-deductible'],
  [
    6,
    'mi-home-help',
    { medicaid: 'yes', tasks: ['housework', 'errands'] },
    'another-way',
    'tasks-none',
  ],
  [7, 'mi-choice', { medicaid: 'yes', tasks: threeTasks }, 'may-fit', 'may-wait'],
  [8, 'mi-choice', asks(2_300, 8_000), 'may-fit', 'savings-within'],
  [13, 'mi-choice', asks(2_300, 60_000), 'may-fit-if', 'savings-over'],
  [9, 'mi-choice', asks(3_100, 5_000), 'another-way', 'income-over'],
  [
    10,
    'mi-choice',
    { medicaid: 'yes', tasks: ['housework'] },
    'another-way',
    'nursing-level-unlikely',
  ],
  [11, 'mi-coordinated-health', hasMedicaid, 'may-fit-if', 'plan-card'],
  [12, 'mi-coordinated-health', asks(1_000, 100), 'another-way', 'needs-medicaid'],
])('scenario %i: %s with %j is %s because of %s', (_, program, answers, fit, reason) => {
  const outcome = screen(program, { ...person, ...answers });
  expect(outcome).toMatch(new RegExp(`^${fit}: (.* )?${reason}( |$)`));
});

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
