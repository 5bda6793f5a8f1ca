import { expect, test } from 'vitest';
import { applicationRules } from '../applications/form';
import { contactRules } from './contact-form';
import { enrollmentRules } from './enrollment-form';
import { getHelpDeskRules } from '../help-desk/form';
import { isFieldRequired, validateField, formatFieldError, type FieldRule } from './rules';

const helpDesk = getHelpDeskRules(new Date());

const chosen: [string, FieldRule][] = [
  ['answerBy', contactRules.answerBy],
  ['certificate', enrollmentRules.certificate],
  ['classTime', enrollmentRules.classTime],
  ['region', enrollmentRules.region],
  ['certified', applicationRules.certified],
  ['type', helpDesk.type],
  ['supplyWay', helpDesk.supplyWay],
  ['timeOffKind', helpDesk.timeOffKind],
];

test.each(chosen)('%s rejects names of object properties', (name, rule) => {
  for (const text of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const values = { type: name === 'timeOffKind' ? 'requestPto' : 'requestSupply', masks: '1' };
    expect(validateField(rule, name, { ...values, [name]: text })).toBe(
      'Please choose one of the options',
    );
  }
});

test.each(['\u200b', '\u3164', '\u2800'])(
  'rejects a field with only invisible characters: %j',
  (text) => {
    expect(validateField({ maxLength: 10 }, 'city', { city: text })).toMatch(/^This looks empty/);
    const required = { maxLength: 10, required: 'Enter the town' };
    expect(validateField(required, 'city', { city: text })).toBe('Enter the town');
  },
);

test.each([
  ['Title', 'Please use at most 100 characters', 'Title: Please use at most 100 characters'],
  [
    'Text',
    'Line 3, column 1: This heading is empty.',
    'Text: Line 3, column 1: This heading is empty.',
  ],
  ['First name', 'First Name is required', 'First Name is required'],
])('the error of the field %s names it once: %s', (label, message, named) => {
  expect(formatFieldError(label, message)).toBe(named);
});

test.each([
  [{ answerBy: 'call', callAt: '2026-12-01T15:00:00.000Z' }, false],
  [{ answerBy: 'call', callAt: '' }, true],
  // Chosen before.
  [{ answerBy: 'email', callAt: '2026-12-01T15:00:00.000Z' }, true],
  [{}, true],
])('with %j a message to the office is required: %s', (values, isRequired) => {
  expect(isFieldRequired(contactRules.message, values)).toBe(isRequired);
  expect(validateField(contactRules.message, 'message', values) !== null).toBe(isRequired);
});
