import type { Answers, Task } from '../answers';
import { asks, dollars, skipped, testScenarios, threeTasks } from '../testing/scenario';

const person: Answers = { ...skipped, region: 'new-jersey', age: 78, marital: 'single' };
const married = { marital: 'married' } as const;
const housework: Task[] = ['housework'];

testScenarios(person, [
  ['nj-mltss', { medicaid: 'yes', tasks: threeTasks }, 'may-fit', 'nursing-level-likely'],
  ['nj-mltss', asks(2_900, 1_800), 'may-fit', 'income-within'],
  ['nj-mltss', asks(3_400, 1_800), 'may-fit-if', 'income-trust'],
  ['nj-mltss', asks(2_000, 7_000), 'may-fit-if', 'savings-over'],
  ['nj-mltss', asks(2_000, 60_000), 'another-way', 'savings-far-over'],
  ['private-pay', asks(2_000, 60_000), 'may-fit', 'medicaid-later'],
  ['private-pay', asks(2_000, 35_000), 'another-way', 'private-price'],
  ['private-pay', { ...asks(2_000, 60_000), ...married }, 'another-way', 'private-price'],
  ['nj-mltss', { ...asks(2_000, 120_000), ...married }, 'may-fit-if', 'spouse-keeps'],
  ['nj-mltss', { ...asks(2_000, 30_000), ...married }, 'may-fit', 'savings-within'],
  ['nj-mltss', { medicaid: 'yes', tasks: housework }, 'another-way', 'nursing-level-unlikely'],
  [
    'nj-mltss',
    { medicaid: 'yes', tasks: threeTasks, age: 50 },
    'may-fit-if',
    'under-65-disability',
  ],
  ['nj-personal-care', { medicaid: 'yes', tasks: ['bathing'] }, 'may-fit', 'daily-tasks'],
  ['nj-personal-care', asks(1_250, 3_500, ['bathing']), 'may-fit', 'savings-within'],
  ['nj-personal-care', asks(1_600, 3_500, ['bathing']), 'another-way', 'income-waiver'],
  ['nj-personal-care', { ...asks(900, 5_000), ...married }, 'may-fit-if', 'income-with-spouse'],
  [
    'nj-personal-care',
    { ...asks(900, 5_000), ...married, spouseIncome: dollars(800) },
    'may-fit',
    'income-within',
  ],
  [
    'nj-personal-care',
    { ...asks(900, 5_000), ...married, spouseIncome: dollars(1_000) },
    'another-way',
    'income-waiver',
  ],
  [
    'nj-personal-care',
    { ...asks(900, 5_000), ...married, spouseIncome: { min: 801, max: 1_000 } },
    'may-fit-if',
    'income-near',
  ],
  [
    'nj-personal-preference',
    { ...asks(1_600, 3_000), careFor: 'spouse', familyCaregiver: true },
    'another-way',
    'spouse-paid',
  ],
  [
    'nj-mltss',
    { ...asks(2_000, 30_000), ...married, spouseIncome: dollars(5_000) },
    'may-fit',
    'income-within',
  ],
  [
    'nj-personal-preference',
    { medicaid: 'yes', tasks: threeTasks, careFor: 'spouse', familyCaregiver: true },
    'may-fit',
    'spouse-paid',
  ],
  [
    'nj-personal-preference',
    { medicaid: 'yes', tasks: threeTasks, careFor: 'parent', familyCaregiver: true },
    'may-fit',
    'child-paid',
  ],
  ['nj-personal-preference', asks(1_200, 3_000, ['bathing']), 'may-fit-if', 'first-personal-care'],
  ['nj-jacc', asks(3_200, 35_000), 'may-fit', 'medicaid-first'],
  ['nj-jacc', asks(3_200, 35_000, housework), 'another-way', 'nursing-level-unlikely'],
  ['nj-jacc', { ...asks(3_200, 10_000), age: 58 }, 'another-way', 'age-from'],
  ['nj-jacc', asks(5_000, 35_000), 'another-way', 'income-over'],
  ['nj-jacc', asks(3_200, 45_000), 'another-way', 'savings-over'],
  ['nj-jacc', { ...asks(3_200, 55_000), ...married }, 'may-fit-if', 'income-with-spouse'],
  ['nj-jacc', { medicaid: 'yes', tasks: threeTasks }, 'another-way', 'has-medicaid-instead'],
]);
