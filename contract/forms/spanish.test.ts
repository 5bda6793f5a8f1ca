import { describe, expect, test } from 'vitest';
import { resultEmailRules, screenerRules } from '../screener/form';
import { applicationRules } from '../applications/form';
import { getHelpDeskRules } from '../help-desk/form';
import { helpDeskTypes } from '../help-desk/constants';
import { messages } from '../shared/messages';
import { contactRules } from './contact-form';
import { eligibilityFormRules, eligibilityRules } from './eligibility-form';
import { enrollmentRules } from './enrollment-form';
import { findDoubt, validateForm, type FormRules } from './rules';
import { translateToSpanish } from './spanish';

const now = new Date('2026-11-30T12:00:00Z');
const day = (text: string) => ({ periodFrom: text, periodTo: text, firstDay: text, lastDay: text });

/** Answers that break one rule after the other. */
const answers: Record<string, string>[] = [
  {},
  ...['x', '\u200b', '555', '123/456/7890', '999', 'x'.repeat(4000), '@'].map((text) =>
    Object.fromEntries(
      Object.keys({
        ...eligibilityRules,
        ...enrollmentRules,
        ...screenerRules,
        ...getHelpDeskRules(now),
      }).map((name) => [name, text]),
    ),
  ),
  { ...day('1800-01-01'), hoursWorked: '99', hoursPaid: '99' },
  {
    periodFrom: '2026-11-20',
    periodTo: '2026-11-10',
    firstDay: '2026-11-20',
    lastDay: '2029-01-01',
  },
  { ...day('2026-11-20'), hoursWorked: '99', timeOffHours: '0', 'quantity-masks': '99' },
];

const forms: [string, FormRules][] = [
  ['eligibility', eligibilityFormRules],
  ['contact', contactRules],
  ['enrollment', enrollmentRules],
  ['application', applicationRules],
  ['help desk', getHelpDeskRules(now)],
  ['screener', { ...screenerRules, ...resultEmailRules }],
];

function collectMessages(rules: FormRules): string[] {
  const choices = helpDeskTypes.flatMap((type) =>
    ['pickup', 'mail'].flatMap((supplyWay) =>
      ['self', 'other'].flatMap((careFor) =>
        ['call', 'email'].map((answerBy) => ({ type, supplyWay, careFor, answerBy })),
      ),
    ),
  );
  const found = answers.flatMap((given) =>
    [{}, ...choices].flatMap((choice) => {
      const values = { ...given, ...choice };
      const doubts = Object.entries(rules).map(([name, rule]) =>
        findDoubt(rule, name, values, now),
      );
      return [...Object.values(validateForm(rules, values)), ...doubts];
    }),
  );
  return [...new Set(found)].filter((message) => message !== null);
}

test.each(forms)('every message of the %s form has a Spanish one', (_name, rules) => {
  const found = collectMessages(rules);
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter((message) => translateToSpanish(message) === message)).toEqual([]);
});

test('the messages that the specification prescribes have a Spanish one', () => {
  const english = Object.values(messages);
  expect(english.filter((message) => translateToSpanish(message) === message)).toEqual([]);
});

describe('a text with a value', () => {
  test('keeps the value', () => {
    expect(translateToSpanish('Please use at most 3,000 characters')).toBe(
      'Use 3,000 caracteres como máximo',
    );
  });

  test('translates a value that is a text too', () => {
    expect(translateToSpanish('Other supplies: enter a number from 0 to 5')).toBe(
      'Otros materiales: escriba un número de 0 a 5',
    );
  });
});

test('an unknown text stays as it is', () => {
  expect(translateToSpanish('María')).toBe('María');
});
