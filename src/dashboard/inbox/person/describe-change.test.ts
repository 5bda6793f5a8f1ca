import { expect, test } from 'vitest';
import { describePersonChange } from './describe-change';

const change = (detail: string, from: string | null, to: string | null) => ({
  ...{ id: 'c1', at: '2026-11-20T15:00:00.000Z', by: 'ira@agency.example' },
  ...{ kind: 'changed' as const, detail, from, to },
});

test.each([
  [change('phone', null, '(973) 555-0118'), 'added the phone number (973) 555-0118'],
  [
    change('phone', '(973) 555-0118', '(973) 555-0119'),
    'changed the phone number from (973) 555-0118 to (973) 555-0119',
  ],
  [change('email', 'a@mail.example', null), 'removed the email address a@mail.example'],
  [
    change('preferred-phone', '(212) 555-0143', '(973) 555-0118'),
    'made (973) 555-0118 the preferred phone number',
  ],
  [change('language', null, 'Spanish'), 'set the language to Spanish'],
  [change('region', 'new-york', 'michigan'), 'changed the office from New York to Michigan'],
  [change('source', null, 'walk-in'), 'set the source to Walk-in'],
])('%j reads %j', (event, text) => {
  expect(describePersonChange(event)).toBe(text);
});
