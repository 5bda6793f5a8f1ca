import { expect, test } from 'vitest';
import type { Answers } from '../answers';
import { messagesEn } from '../messages/messages.en';
import { formatReason } from '../messages/reason';
import {
  asks,
  dollars,
  hasMedicaid,
  programs,
  screen,
  skipped,
  testScenarios,
  threeTasks,
} from '../testing/scenario';
import { screenPrograms } from './screen-programs';

const newYorker: Answers = { ...skipped, region: 'new-york', age: 79, marital: 'single' };

testScenarios(newYorker, [
  ['ny-personal-care', hasMedicaid, 'may-fit', 'has-medicaid'],
  ['ny-personal-care', { ...hasMedicaid, income: dollars(2100) }, 'may-fit', 'medicaid-share'],
  ['ny-personal-care', asks(1_800, 20_000), 'may-fit', 'income-within'],
  ['ny-personal-care', asks(2_400, 10_000), 'may-fit-if', 'income-excess'],
  [
    'ny-personal-care',
    { medicaid: 'yes', tasks: ['housework', 'errands'] },
    'another-way',
    'tasks-none',
  ],
  [
    'ny-personal-care',
    { medicaid: 'yes', tasks: ['dressing', 'toilet', 'memory'] },
    'may-fit-if',
    'tasks-dementia',
  ],
  ['ny-personal-care', asks(1_500, 90_000), 'may-fit-if', 'savings-over'],
  ['ny-personal-care', { medicaid: 'yes', tasks: ['bathing'] }, 'may-fit-if', 'tasks-few'],
  [
    'ny-personal-care',
    { ...asks(1_500, 9_000), marital: 'married' },
    'may-fit-if',
    'income-with-spouse',
  ],
  [
    'ny-personal-care',
    { ...asks(1_500, 90_000), marital: 'married' },
    'may-fit-if',
    'spouse-keeps',
  ],
  [
    'ny-personal-care',
    { ...asks(2_100, 9_000), income: { min: 1_500, max: 2_500 } },
    'may-fit-if',
    'income-near',
  ],
  ['ny-personal-care', { ...asks(1_500, 9_000), age: 40 }, 'may-fit-if', 'limits-under-65'],
  [
    'ny-cdpap',
    { ...hasMedicaid, careFor: 'parent', familyCaregiver: true },
    'may-fit',
    'child-paid',
  ],
  [
    'ny-cdpap',
    { ...hasMedicaid, careFor: 'spouse', familyCaregiver: true },
    'may-fit-if',
    'spouse-not-paid',
  ],
  [
    'ny-cdpap',
    { ...asks(1_700, 5_000), familyCaregiver: true },
    'may-fit-if',
    'first-personal-care',
  ],
  ['ny-cdpap', { ...asks(1_500, 90_000), marital: 'married' }, 'may-fit-if', 'spouse-keeps'],
  [
    'ny-cdpap',
    { ...hasMedicaid, age: 17, careFor: 'child', familyCaregiver: true },
    'may-fit-if',
    'parent-paid-from',
  ],
  [
    'ny-cdpap',
    { ...hasMedicaid, age: 22, careFor: 'child', familyCaregiver: true },
    'may-fit',
    'relatives-paid',
  ],
  ['ny-cdpap', hasMedicaid, 'may-fit-if', 'choose-helper'],
  ['ny-cdpap', { ...hasMedicaid, careFor: 'parent' }, 'may-fit-if', 'child-paid'],
  ['ny-eisep', { medicaid: 'no', careFor: 'spouse' }, 'may-fit-if', 'ask-family'],
  ['ny-nhtd', hasMedicaid, 'another-way', 'closed'],
  [
    'ny-eisep',
    { medicaid: 'no', tasks: ['bathing'], income: dollars(3_000) },
    'may-fit',
    'income-share',
  ],
  ['ny-eisep', { medicaid: 'no', tasks: ['errands', 'meals'] }, 'may-fit', 'household-tasks'],
  [
    'ny-eisep',
    { medicaid: 'no', tasks: ['memory', 'errands', 'meals'] },
    'may-fit',
    'household-tasks',
  ],
  ['ny-eisep', { medicaid: 'no', tasks: ['bathing'], age: 58 }, 'another-way', 'age-from'],
  ['ny-eisep', { medicaid: 'yes', tasks: ['bathing'] }, 'another-way', 'has-medicaid-instead'],
  ['ny-eisep', { medicaid: 'no', tasks: ['housework'] }, 'another-way', 'tasks-none'],
]);

test.each([
  ['2025-08-31', ['bathing'], 'may-fit: '],
  ['2025-09-01', ['bathing'], 'may-fit-if: tasks-few'],
  ['2026-12-31', threeTasks, 'may-fit: '],
  ['2027-01-01', threeTasks, 'may-fit: '],
] as const)('on %s, %j of a person with Medicaid are %s', (day, tasks, outcome) => {
  const answers = { ...newYorker, ...hasMedicaid, tasks };
  expect(screen('ny-personal-care', answers, day)).toContain(outcome);
});

test('the limits of the old year stay until the state has issued new ones', () => {
  const answers = { ...newYorker, ...asks(1_700, 5_000) };
  expect(screen('ny-personal-care', answers, '2027-01-01')).toMatch(/^may-fit: .*income-within/);
});

test.each([
  [{ min: 1_901, max: 2_500 }, 'by about $70 to $660.'],
  [{ min: 4_801, max: null }, 'a spend-down or a pooled trust may help'],
])('income of %j over the limit names the spend-down: %s', (income, words) => {
  const answers = { ...newYorker, ...asks(0, 5_000), income };
  const outcomes = screenPrograms(answers, programs, '2026-12-31');
  const { reasons } =
    outcomes.find(({ program }) => program === 'ny-personal-care') ?? expect.fail();
  expect(reasons.map((reason) => formatReason(reason, messagesEn)).join(' ')).toContain(words);
});

test('the NHTD waiver was open before it closed', () => {
  const answers = { ...newYorker, ...hasMedicaid };
  expect(screen('ny-nhtd', answers, '2026-01-25')).toMatch(/^may-fit: /);
  expect(screen('ny-nhtd', answers, '2026-01-26')).toBe('another-way: closed');
});

test('names no share to someone under 65 with Medicaid, who has other limits', () => {
  const answers = { ...newYorker, ...hasMedicaid, income: dollars(2100) };
  expect(screen('ny-personal-care', answers)).toContain('medicaid-share');
  expect(screen('ny-personal-care', { ...answers, age: 40 })).not.toContain('medicaid-share');
});
