import { expect, test } from 'vitest';
import { jobPostLabels, type JobPostField } from '../jobs/constants';
import { jobPostProblems } from '../jobs/form';
import { namedProblem } from './rules';

const problemOf = (values: Partial<Record<JobPostField, string>>, field: JobPostField) => {
  const problem = jobPostProblems({ region: 'michigan', state: 'draft', ...values }, '2026-11-22');
  return namedProblem(jobPostLabels[field], problem[field] ?? '');
};

test.each<[JobPostField, string, string]>([
  ['title', 'Aide\nin Trenton', 'Title: Please write this on one line'],
  ['title', 'A'.repeat(101), 'Title: Please use at most 100 characters'],
  ['city', 'Trenton\ufffe', 'Town: This contains a character that can’t be displayed'],
  ['county', '\u3164', 'County: This has no visible characters'],
  ['payFrom', 'twenty', 'Pay from: Please enter an amount in dollars, for example 19.65'],
  ['payTo', '-1', 'Pay to: Please enter an amount in dollars, for example 19.65'],
  ['description', 'Visits.', 'Write a summary of 50 to 160 characters'],
  ['description', 'a'.repeat(161), 'Summary: Please use at most 160 characters'],
  ['posted', '0204-01-01', 'Posted on: Please check the year'],
  ['posted', '2028-01-01', 'Posted on: This is more than a year ahead: check the year'],
  ['validThrough', '31/12/2026', 'Last day to apply: Please enter a date as month/day/year'],
  ['validThrough', '2030-01-01', 'Last day to apply: This is more than two years ahead'],
  ['slug', 'Aide in Trenton', 'Address: Please use lowercase letters, digits, and hyphens'],
])('an error of the field %s (%j) names the field', (field, text, words) => {
  expect(problemOf({ [field]: text }, field)).toContain(words);
});

test.each([
  ['Text', 'Line 3, column 1: This is no heading.', 'Text: Line 3, column 1: This is no heading.'],
  ['First name', 'First Name is required', 'First Name is required'],
])('%s: an error that names its field stays unchanged', (label, sentence, named) => {
  expect(namedProblem(label, sentence)).toBe(named);
});
