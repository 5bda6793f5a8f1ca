import type { Answers } from '../answers';
import { asks, hasMedicaid, skipped, testScenarios } from '../testing/scenario';

const person: Answers = { ...skipped, region: 'maryland', age: 75, marital: 'single' };

testScenarios(person, [
  ['md-community-first-choice', hasMedicaid, 'may-fit', 'no-wait'],
  ['md-community-first-choice', asks(2_200, 1_500), 'may-fit-if', 'ask-spend-down'],
  [
    'md-community-first-choice',
    { ...hasMedicaid, tasks: ['bathing'] },
    'may-fit-if',
    'nursing-level',
  ],
  [
    'md-community-first-choice',
    { ...hasMedicaid, careFor: 'parent', familyCaregiver: true },
    'may-fit-if',
    'ask-family',
  ],
  ['md-community-first-choice', { ...hasMedicaid, careFor: 'parent' }, 'may-fit', 'ask-family'],
  ['md-personal-assistance', { ...hasMedicaid, tasks: ['bathing'] }, 'may-fit', 'tasks-enough'],
  ['md-personal-assistance', asks(1_800, 1_000), 'may-fit-if', 'ask-spend-down'],
  ['md-personal-assistance', { ...hasMedicaid, tasks: ['errands'] }, 'another-way', 'tasks-none'],
  ['md-community-options', asks(2_500, 1_800), 'may-fit-if', 'registry'],
  ['md-community-options', asks(3_300, 1_500), 'another-way', 'income-over'],
  ['md-community-options', hasMedicaid, 'another-way', 'better-with-medicaid'],
  [
    'md-community-options',
    { ...asks(2_000, 90_000), marital: 'married' },
    'may-fit-if',
    'spouse-keeps',
  ],
  ['md-community-options', { ...asks(2_000, 1_000), age: 17 }, 'another-way', 'age-from'],
]);
