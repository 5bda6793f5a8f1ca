import { describe, expect, test } from 'vitest';
import { en } from '../../shared/texts/en';
import { findFilterOptions, formatFilters, matchesFilters } from './filter-jobs';
import { sampleJob as job } from './testing/sample-job';

const noFilters = { place: '', language: '', shift: '', type: '' };

const jobs = [
  job('a', { languages: ['English', 'Haitian Creole'] }),
  job('b', { shifts: ['night', 'weekend'], type: 'PART_TIME' }),
  job('c', { region: 'maryland', place: { city: 'Baltimore', county: null, state: 'MD' } }),
];
const options = findFilterOptions(jobs, en.jobs);
const found = (search: string) => {
  const filters = { ...noFilters, ...Object.fromEntries(new URLSearchParams(search)) };
  return jobs.filter((job) => matchesFilters(job, filters)).map(({ slug }) => slug);
};

describe('a job is found by', () => {
  test('its state', () => expect(found('?place=maryland')).toEqual(['c']));
  test('its town', () => expect(found('?place=new-york/brooklyn')).toEqual(['a', 'b']));
  test('a language of two words', () => expect(found('?language=haitian-creole')).toEqual(['a']));
  test('one of its shifts', () => expect(found('?shift=weekend')).toEqual(['b']));
  test('its type', () => expect(found('?type=PART_TIME')).toEqual(['b']));
});

test('all filters apply together', () => {
  expect(found('?place=new-york&shift=day')).toEqual(['a']);
  expect(found('?place=maryland&type=PART_TIME')).toEqual([]);
});

test('filters are in the URL in short', () => {
  const filters = { ...noFilters, place: 'new-york/brooklyn', language: 'haitian-creole' };
  expect(formatFilters(filters)).toBe('?place=new-york/brooklyn&language=haitian-creole');
  expect(formatFilters(noFilters)).toBe('');
});

test('the options are the values that some job has, each once', () => {
  expect(options.shift.map(({ label }) => label)).toEqual(['Days', 'Nights', 'Weekends']);
  expect(
    options.place.map(({ region, towns }) => [region, towns.map(({ label }) => label)]),
  ).toEqual([
    ['new-york', ['Brooklyn']],
    ['maryland', ['Baltimore']],
  ]);
});
