import { expect, test } from 'vitest';
import { stateFacts, zipRanges } from '../shared/state-facts';
import { regionIds } from '../shared/regions';
import * as zipCounties from '../shared/zip-codes/zip-counties';
import { formatBand, incomeBands, readAnswers, savingsBands } from './form';
import { skipped } from './testing/scenario';
import { screenerTexts } from './messages/page-texts.en';

test('skipped and invalid answers count as unknown', () => {
  expect(readAnswers({}, zipRanges, zipCounties)).toEqual(skipped);
  const invalid = { careFor: 'toString', zip: '1', age: '999', income: '5', medicaid: 'maybe' };
  expect(readAnswers({ ...invalid, 'task-eating': 'no' }, zipRanges, zipCounties)).toEqual(skipped);
});

test('a ZIP code has priority over a chosen state, and may be outside all of them', () => {
  expect(readAnswers({ zip: ' 07102 ', region: 'maryland' }, zipRanges, zipCounties)).toMatchObject(
    {
      zip: '07102',
      region: 'new-jersey',
    },
  );
  expect(
    readAnswers({ zip: '33101', region: 'maryland' }, zipRanges, zipCounties).region,
  ).toBeNull();
  expect(readAnswers({ region: 'maryland' }, zipRanges, zipCounties).region).toBe('maryland');
  expect(regionIds.map((id) => zipRanges[id])).toEqual(regionIds.map((id) => stateFacts[id].zips));
});

test.each([
  [{ zip: '11101' }, 'Queens'],
  [{ zip: '11101', county: '' }, 'Queens'],
  [{ zip: '11101', county: 'Nassau' }, 'Nassau'],
  [{ zip: '07102', county: 'Nassau' }, 'Essex'],
  [{ zip: '33101', county: 'Nassau' }, null],
  [{ county: 'Nassau', region: 'new-york' }, null],
])('%j is in the county %s', (texts, county) => {
  expect(readAnswers(texts, zipRanges, zipCounties).county).toBe(county);
});

test('before the counties are loaded, a ZIP code tells the state', () => {
  const answers = readAnswers({ zip: '11101' }, zipRanges, null);
  expect(answers).toMatchObject({ region: 'new-york', county: null });
});

test('the income of a husband or wife counts only for someone who is married', () => {
  const read = (marital: string) =>
    readAnswers({ marital, spouseIncome: '0-1000' }, zipRanges, null).spouseIncome;
  expect(read('married')).toEqual({ min: 0, max: 1_000 });
  expect(read('single')).toBeNull();
});

test('every amount is in exactly one band', () => {
  for (const bands of [incomeBands, savingsBands]) {
    for (const amount of [0, 1_000, 1_001, 2_000, 2_001, 45_000, 1_000_000]) {
      const found = Object.values(bands).filter(
        ({ min, max }) => amount >= min && (max === null || amount <= max),
      );
      expect(found).toHaveLength(1);
    }
  }
  expect(Object.values(incomeBands).map((band) => formatBand(band, screenerTexts))).toEqual(
    expect.arrayContaining(['$1,000 or less', '$1,001 to $1,300', 'More than $4,800']),
  );
});
