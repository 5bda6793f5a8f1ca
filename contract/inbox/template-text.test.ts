import { expect, test } from 'vitest';
import {
  fillTemplate,
  findPlaceholders,
  findUnknownVariables,
  separateTemplate,
} from './template-text';

const values = {
  firstName: 'Rosa',
  lastName: null,
  company: 'Larkspan Home Care',
  phone: '(212) 555-0142',
  email: 'newyork@larkspan.example',
  me: null,
};

test('replaces variables, and marks those without a value', () => {
  const filled = fillTemplate('Dear {{firstName}} {{ lastName }}, call {{phone}}. {{me}}', values);
  expect(filled).toBe('Dear Rosa [fill in: last name], call (212) 555-0142. [fill in: your name]');
  expect(findPlaceholders(filled)).toEqual(['[fill in: last name]', '[fill in: your name]']);
  expect(findPlaceholders('Dear Rosa [sic]')).toEqual([]);
});

test('lists each unknown variable once', () => {
  expect(findUnknownVariables('{{dob}} {{firstName}} {{ Dob2 }} {{dob}} {{}}')).toEqual([
    'dob',
    'Dob2',
    '',
  ]);
  expect(findUnknownVariables('{{toString}}')).toEqual(['toString']);
});

test('does not replace variables within values', () => {
  expect(fillTemplate('{{firstName}}', { ...values, firstName: '{{me}}' })).toBe('{{me}}');
});

test.each([
  ['', '', 'Hi'],
  ['One.', '', '\n\nHi'],
  ['One.\n', '\nTwo.', '\nHi\n'],
  ['One.\n\n', 'Two.', 'Hi\n\n'],
  [' ', '\n', 'Hi'],
])('a template between %j and %j is %j', (before, after, text) => {
  expect(separateTemplate('Hi', before, after)).toBe(text);
});
