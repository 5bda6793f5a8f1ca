import { beforeEach, expect, test } from 'vitest';
import { listMentioned, splitMentions } from './mentions';
import { setStaffNames } from './staff-names';

beforeEach(() =>
  setStaffNames(
    new Map([
      ['ann@a.example', 'Ann'],
      ['lee@a.example', 'Ann Lee'],
      ['ira@a.example', 'Ira Intake'],
    ]),
  ),
);

test.each([
  ['@Ira Intake, call her.', ['ira@a.example']],
  ['(@Ann) and @Ann Lee', ['ann@a.example', 'lee@a.example']],
  ['@Ann Lee @Ann Lee', ['lee@a.example']],
  ['@Annette, ira@Ann.example, @Nobody, @', []],
])('%s mentions %o', (text, emails) => {
  expect(listMentioned(text)).toEqual(emails);
  const parts = splitMentions(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
