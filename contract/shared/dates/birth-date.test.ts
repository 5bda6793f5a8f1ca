import { expect, test } from 'vitest';
import { isBirthDate } from './birth-date';

const now = new Date('2026-11-29T15:00:00Z');

test.each([
  ['4 12 1948'],
  ['4/12/48'],
  ['04121948'],
  ['041248'],
  ['20/4/1948'],
  ['April 12, 1948'],
  ['1948-04-12'],
  ['1/1/1900'],
  ['11/29/2026'],
])('%s can be read as a date of birth', (text) => {
  expect(isBirthDate(text, now)).toBe(true);
});

test.each([
  ['13/45/1944'],
  ['2/30/1944'],
  ['abc'],
  ['1/1/2030'],
  ['12/31/1899'],
  ['11/30/2026'],
  ['1948'],
  [''],
])('%s can not', (text) => {
  expect(isBirthDate(text, now)).toBe(false);
});
