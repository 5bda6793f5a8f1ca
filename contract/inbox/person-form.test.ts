import { expect, test } from 'vitest';
import { formatContactName, parseContactPoint } from './person-form';

const own = { label: null, name: null, relationship: null };
const phone = (value: string) => ({ kind: 'phone' as const, value, ...own });
const email = (value: string) => ({ kind: 'email' as const, value, ...own });

test('stores a number as ten digits and what is blank as nothing', () => {
  const point = { ...phone(' +1 (212) 555-0143 '), label: ' Home ', name: '  ', relationship: '' };
  expect(parseContactPoint(point)).toEqual({
    point: { ...phone('2125550143'), label: 'Home' },
    errors: {},
  });
});

test.each([
  [phone(''), 'Enter a phone number'],
  [phone('555-0143'), 'Please enter a valid 10-digit US phone number'],
  [email(' '), 'Enter an email address'],
  [email('rosa@'), 'Please enter a valid email address, for example name@example.com'],
])('rejects %j', (point, error) => {
  expect(parseContactPoint(point).errors).toEqual({ value: error });
});

test('keeps a sender of texts that nobody could type, as long as it is not changed', () => {
  const known = 'whatsapp:+12125550177';
  for (const value of [known, 'WhatsApp (212) 555-0177']) {
    const { point, errors } = parseContactPoint({ ...phone(value), label: 'App' }, known);
    expect([point.value, point.label, errors]).toEqual([known, 'App', {}]);
  }
  expect(parseContactPoint(phone('72323'), known).errors).toHaveProperty('value');
});

test.each([
  [{ name: 'Ana Diaz', relationship: 'daughter' }, 'Ana Diaz (daughter)'],
  [{ name: 'Ana Diaz', relationship: null }, 'Ana Diaz'],
  [{ name: null, relationship: 'neighbor' }, 'neighbor'],
  [{ name: null, relationship: null }, null],
])('names whose it is: %j', (point, name) => {
  expect(formatContactName(point)).toBe(name);
});
