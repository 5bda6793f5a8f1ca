import { expect, test } from 'vitest';
import * as zipCounties from '../shared/zip-codes/zip-counties';
import { zipRanges } from '../shared/state-facts';
import { readAnswers } from './form';
import { formatForOffice } from './office-summary';

test('staff read the answers that were given, one per line', () => {
  const answers = readAnswers(
    {
      careFor: 'parent',
      zip: '11101',
      'task-bathing': 'yes',
      'task-meals': 'yes',
      age: '81',
      medicaid: 'applied',
      marital: 'married',
      income: '1901-2500',
      spouseIncome: '0-1000',
      familyCaregiver: 'yes',
    },
    zipRanges,
    zipCounties,
  );
  expect(formatForOffice(answers, { programs: [] }, 'en').split('\n')).toEqual([
    'Who needs care? My mother or father',
    'ZIP code: 11101',
    'County: Queens',
    'What is hard: Bathing or showering; Cooking',
    'Age: 81',
    'Medicaid: Applied, but no answer yet',
    'Married: Yes',
    'Income a month: $1,901 to $2,500',
    'Income of husband or wife: $1,000 or less',
    'Does a relative or friend want to be paid for the care? Yes',
  ]);
});
