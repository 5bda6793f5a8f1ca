import { expect, test } from 'vitest';
import type { Answers, Task } from '../answers';
import { dollars, screen, skipped } from '../testing/scenario';

const person: Answers = { ...skipped, region: 'new-jersey', age: 78, marital: 'single' };
const threeTasks: Task[] = ['bathing', 'dressing', 'moving'];
const asks = (income: number, savings: number, tasks: Task[] = threeTasks) =>
  ({ medicaid: 'no', tasks, income: dollars(income), savings: dollars(savings) }) as const;
const married = { marital: 'married' } as const;
const housework: Task[] = ['housework'];

test.each<[number, string, Partial<Answers>, string, string]>([
  [1, 'nj-mltss', { medicaid: 'yes', tasks: threeTasks }, 'may-fit', 'nursing-level-likely'],
  [2, 'nj-mltss', asks(2_900, 1_800), 'may-fit', 'income-within'],
  [3, 'nj-mltss', asks(3_400, 1_800), 'may-fit-if', 'income-trust'],
  [4, 'nj-mltss', asks(2_000, 60_000), 'may-fit-if', 'savings-over'],
  [5, 'nj-mltss', { ...asks(2_000, 120_000), ...married }, 'may-fit-if', 'spouse-keeps'],
  [6, 'nj-mltss', { ...asks(2_000, 30_000), ...married }, 'may-fit', 'savings-within'],
  [7, 'nj-mltss', { medicaid: 'yes', tasks: housework }, 'another-way', 'nursing-level-unlikely'],
  [
    8,
    'nj-mltss',
    { medicaid: 'yes', tasks: threeTasks, age: 50 },
    'may-fit-if',
    'under-65-disability',
  ],
  [9, 'nj-personal-care', { medicaid: 'yes', tasks: ['bathing'] }, 'may-fit', 'daily-tasks'],
  [10, 'nj-personal-care', asks(1_250, 3_500, ['bathing']), 'may-fit', 'savings-within'],
  [11, 'nj-personal-care', asks(1_600, 3_500, ['bathing']), 'another-way', 'income-waiver'],
  [12, 'nj-personal-care', { ...asks(900, 5_000), ...married }, 'may-fit-if', 'income-with-spouse'],
  [
    13,
    'nj-personal-preference',
    { medicaid: 'yes', tasks: threeTasks, careFor: 'spouse', familyCaregiver: true },
    'may-fit',
    'spouse-paid',
  ],
  [
    14,
    'nj-personal-preference',
    { medicaid: 'yes', tasks: threeTasks, careFor: 'parent', familyCaregiver: true },
    'may-fit',
    'child-paid',
  ],
  [
    15,
    'nj-personal-preference',
    asks(1_200, 3_000, ['bathing']),
    'may-fit-if',
    'first-personal-care',
  ],
  [16, 'nj-jacc', asks(3_200, 35_000), 'may-fit', 'medicaid-first'],
  [17, 'nj-jacc', asks(3_200, 35_000, housework), 'another-way', 'nursing-level-unlikely'],
  [18, 'nj-jacc', { ...asks(3_200, 10_000), age: 58 }, 'another-way', 'age-from'],
  [19, 'nj-jacc', asks(5_000, 35_000), 'another-way', 'income-over'],
  [20, 'nj-jacc', asks(3_200, 45_000), 'another-way', 'savings-over'],
  [21, 'nj-jacc', { ...asks(3_200, 55_000), ...married }, 'may-fit-if', 'income-with-spouse'],
  [22, 'nj-jacc', { medicaid: 'yes', tasks: threeTasks }, 'another-way', 'has-medicaid-instead'],
])('scenario %i: %s with %j is %s because of %s', (_, program, answers, fit, reason) => {
  const outcome = screen(program, { ...person, ...answers });
  expect(outcome).toMatch(new RegExp(`^${fit}: (.* )?${reason}( |$)`));
});
