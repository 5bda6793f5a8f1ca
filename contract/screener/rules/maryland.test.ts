import { expect, test } from 'vitest';
import type { Answers, Task } from '../answers';
import { dollars, screen, skipped } from '../testing/scenario';

const person: Answers = { ...skipped, region: 'maryland', age: 75, marital: 'single' };
const threeTasks: Task[] = ['bathing', 'dressing', 'moving'];
const hasMedicaid = { medicaid: 'yes', tasks: threeTasks } as const;
const asks = (income: number, savings: number) =>
  ({
    medicaid: 'no',
    tasks: threeTasks,
    income: dollars(income),
    savings: dollars(savings),
  }) as const;

test.each<[number, string, Partial<Answers>, string, string]>([
  [1, 'md-community-first-choice', hasMedicaid, 'may-fit', 'no-wait'],
  [2, 'md-community-first-choice', asks(2_200, 1_500), 'may-fit-if', 'ask-spend-down'],
  [
    3,
    'md-community-first-choice',
    { ...hasMedicaid, tasks: ['bathing'] },
    'may-fit-if',
    'nursing-level',
  ],
  [
    4,
    'md-community-first-choice',
    { ...hasMedicaid, careFor: 'parent', familyCaregiver: true },
    'may-fit-if',
    'ask-family',
  ],
  [5, 'md-personal-assistance', { ...hasMedicaid, tasks: ['bathing'] }, 'may-fit', 'tasks-enough'],
  [6, 'md-personal-assistance', asks(1_800, 1_000), 'may-fit-if', 'ask-spend-down'],
  [
    7,
    'md-personal-assistance',
    { ...hasMedicaid, tasks: ['errands'] },
    'another-way',
    'tasks-none',
  ],
  [8, 'md-community-options', asks(2_500, 1_800), 'may-fit-if', 'registry'],
  [9, 'md-community-options', asks(3_300, 1_500), 'another-way', 'income-over'],
  [10, 'md-community-options', hasMedicaid, 'another-way', 'better-with-medicaid'],
  [
    11,
    'md-community-options',
    { ...asks(2_000, 90_000), marital: 'married' },
    'may-fit-if',
    'spouse-keeps',
  ],
  [12, 'md-community-options', { ...asks(2_000, 1_000), age: 17 }, 'another-way', 'age-from'],
])('scenario %i: %s with %j is %s because of %s', (_, program, answers, fit, reason) => {
  const outcome = screen(program, { ...person, ...answers });
  expect(outcome).toMatch(new RegExp(`^${fit}: (.* )?${reason}( |$)`));
});
