import { describe, expect, it } from 'vitest';
import { eligibilityRules } from './eligibility-form';
import { validateField, validateForm } from './rules';

const problem = (name: keyof typeof eligibilityRules, text: string) =>
  validateField(eligibilityRules[name], name, { [name]: text });

describe('the eligibility check reports', () => {
  it.each([
    ['firstName', 'First Name is required'],
    ['lastName', 'Last Name is required'],
    ['dob', 'DOB is required'],
    ['contact', 'Phone number is required'],
    ['time', 'Time is required'],
  ] as const)('an empty %s: %s', (name, sentence) => {
    expect(problem(name, '')).toBe(sentence);
    expect(problem(name, '   ')).toBe(sentence);
    expect(validateForm(eligibilityRules, {})[name]).toBe(sentence);
  });

  it.each([
    ['212555014', 'Please enter a valid 10-digit US phone number'],
    ['+1 212 555 0142', 'Please enter a valid 10-digit US phone number'],
    ['212/555/0142', 'Please enter a valid US phone number'],
    ['(212) 555-0142', null],
    ['212.555.0142', null],
    ['2125550142', null],
  ])('the phone number %s: %s', (text, sentence) => {
    expect(problem('contact', text)).toBe(sentence);
  });

  it('no error for empty optional fields', () => {
    expect(problem('email', '')).toBeNull();
    expect(problem('medicate', '')).toBeNull();
    expect(problem('consent', '')).toBeNull();
  });

  it('an email address without @', () => {
    expect(problem('email', 'rosa')).toMatch(/valid email address/);
    expect(problem('email', 'rosa@example.com')).toBeNull();
  });
});
