import { describe, expect, it } from 'vitest';
import { cardProblem, fieldProblem } from './field-problem';

const megabyte = 1024 * 1024;
const card = (type: string, size = 1000, name = 'card') => ({ name, type, size });

describe('the form says', () => {
  it.each([
    ['firstName', 'First Name is required'],
    ['lastName', 'Last Name is required'],
    ['dob', 'DOB is required'],
    ['phoneNumber', 'Phone number is required'],
    ['time', 'Time is required'],
  ] as const)('of an empty %s: %s', (name, sentence) => {
    expect(fieldProblem(name, '')).toBe(sentence);
    expect(fieldProblem(name, '   ')).toBe(sentence);
    expect(fieldProblem(name, undefined)).toBe(sentence);
  });

  it.each([
    ['212555014', 'Please enter a valid 10-digit US phone number'],
    ['+1 212 555 0142', 'Please enter a valid 10-digit US phone number'],
    ['212/555/0142', 'Please enter a valid US phone number'],
    ['(212) 555-0142', null],
    ['212.555.0142', null],
    ['2125550142', null],
  ])('of the phone number %s: %s', (text, sentence) => {
    expect(fieldProblem('phoneNumber', text)).toBe(sentence);
  });

  it('nothing of what is optional and empty', () => {
    expect(fieldProblem('email', '')).toBeNull();
    expect(fieldProblem('medicate', '')).toBeNull();
    expect(fieldProblem('file', null)).toBeNull();
    expect(fieldProblem('consent', false)).toBeNull();
  });

  it('that an e-mail address without @ is none', () => {
    expect(fieldProblem('email', 'rosa')).toMatch(/valid e-mail address/);
    expect(fieldProblem('email', 'rosa@example.com')).toBeNull();
  });
});

describe('a benefit card', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])('may be %s', (type) => {
    expect(cardProblem(card(type, 10 * megabyte))).toBeNull();
  });

  it('of 12 MB is refused with its size and the limit', () => {
    expect(cardProblem(card('image/png', 12 * megabyte))).toBe(
      'This file is too large (12 MB). Please choose one of at most 10 MB',
    );
  });

  it('one byte above the limit is not called as large as the limit', () => {
    expect(cardProblem(card('image/png', 10 * megabyte + 1))).toContain('10.1 MB');
  });

  it('must be a photo or a PDF', () => {
    expect(cardProblem(card('text/html'))).toMatch(/photo .* or a PDF/);
    expect(cardProblem(card('', 10, 'card.heic'))).toMatch(/photo .* or a PDF/);
    expect(cardProblem(card('', 10, 'Card.JPG'))).toBeNull();
  });

  it('must not be empty', () => expect(cardProblem(card('image/png', 0))).toMatch(/empty/));
});
