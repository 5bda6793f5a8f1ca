import { expect, test } from 'vitest';
import {
  dayParts,
  formatBookedCall,
  formatNextOfficeDay,
  formatReplyPromise,
} from './reply-promise';

const office = {
  id: 'new-york',
  hours: [{ days: 'Monday to Friday', opens: '9:00\u00a0AM', closes: '5:00\u00a0PM' }],
  holidays: ['2026-12-25'],
  replyWithin: 60,
} as const;

const call = { by: 'call', to: '5' } as const;

test.each([
  ['on a Sunday', '2026-11-29T19:00:00Z', 'Monday, November 30'],
  ['late on a Friday, already Saturday in UTC', '2026-11-28T02:00:00Z', 'Monday, November 30'],
  ['before opening', '2026-11-30T12:00:00Z', 'Monday, November 30'],
  ['during office hours', '2026-11-30T15:00:00Z', 'Tuesday, December 1'],
  ['before a holiday', '2026-12-24T20:00:00Z', 'Monday, December 28'],
])('%s the next office day is that of the office', (_when, now, day) => {
  expect(formatNextOfficeDay(office, new Date(now), 'en')).toBe(day);
});

test.each([
  ['in office hours', '2026-11-30T14:03:20Z', 'We’ll call you at 5 by 10:05 AM today.'],
  ['shortly before closing', '2026-12-04T21:30:00Z', 'We’ll call you at 5 by Monday at 9:30 AM.'],
  [
    'on a Saturday',
    '2026-12-05T15:00:00Z',
    'We open Monday at 9:00 AM and will call you at 5 by 10:00 AM.',
  ],
  [
    'before opening',
    '2026-11-30T12:00:00Z',
    'We open today at 9:00 AM and will call you at 5 by 10:00 AM.',
  ],
  [
    'on the eve of a holiday',
    '2026-12-24T23:00:00Z',
    'We open Monday at 9:00 AM and will call you at 5 by 10:00 AM.',
  ],
])('a receipt %s promises what is true now', (_when, now, promise) => {
  expect(formatReplyPromise(office, new Date(now), call, 'en')).toBe(promise);
});

test('a promise for a day more than a week away has a date, and one of an office without hours no time', () => {
  const now = new Date('2026-11-30T23:00:00Z');
  const holidays = Array.from({ length: 7 }, (_, day) => `2026-12-0${day + 1}`);
  expect(formatReplyPromise({ ...office, holidays }, now, call, 'en')).toBe(
    'We open Tuesday, December 8 at 9:00 AM and will call you at 5 by 10:00 AM.',
  );
  const long = { ...office, replyWithin: 600 };
  expect(formatReplyPromise(long, now, call, 'en')).toBe(
    'We open Tuesday at 9:00 AM and will call you at 5 by Wednesday at 11:00 AM.',
  );
  expect(formatReplyPromise({ ...office, hours: [] }, now, call, 'en')).toBe(
    'We’ll call you at 5 by the next business day.',
  );
});

test.each([
  ['2026-11-30T14:03:20Z', 'Le llamamos al 5 hoy, a más tardar a las 10:05 a. m.'],
  ['2026-12-04T21:30:00Z', 'Le llamamos al 5 el lunes, a más tardar a las 9:30 a. m.'],
  [
    '2026-12-05T15:00:00Z',
    'Abrimos el lunes a las 9:00 a. m. Le llamamos al 5 a más tardar a las 10:00 a. m.',
  ],
  ['2026-11-30T17:00:00Z', 'Le llamamos al 5 hoy, a más tardar a la 1:00 p. m.'],
])('a promise at %s says in Spanish what it says in English', (now, promise) => {
  const text = formatReplyPromise(office, new Date(now), call, 'es');
  expect(text.replace(/\u00a0/g, ' ')).toBe(promise);
});

test.each([
  [
    'en',
    dayParts[0],
    '5',
    'We’ll call you at 5 by Tuesday, December 1, in the morning (9:00 AM–noon).',
  ],
  [
    'es',
    dayParts[1],
    '5',
    'Le llamamos al 5 a más tardar el martes 1 de diciembre, por la tarde (de mediodía a 5:00 p. m.).',
  ],
  [
    'en',
    dayParts[0],
    null,
    'We’ll call you at the number you gave by Tuesday, December 1, in the part of the day you chose.',
  ],
  ['en', dayParts[2], '5', 'We’ll call you at 5 by 11:00 AM today.'],
  ['en', 'constructor', '5', 'We’ll call you at 5 by 11:00 AM today.'],
] as const)(
  'in %s, someone who prefers %s is called on the next office day, then',
  (language, dayPart, to, promise) => {
    const now = new Date('2026-11-30T15:00:00Z');
    const text = formatReplyPromise(office, now, { by: 'call', to, dayPart }, language);
    expect(text.replace(/\u00a0/g, ' ')).toBe(promise);
  },
);

test.each([
  ['en', '2026-12-01T15:00:00Z', 'We’ll call you on Tuesday, December 1 at 10:00 AM.'],
  ['es', '2026-12-01T18:30:00Z', 'Le llamaremos el martes 1 de diciembre a la 1:30 p. m.'],
  ['es', '2026-12-01T15:00:00Z', 'Le llamaremos el martes 1 de diciembre a las 10:00 a. m.'],
] as const)('in %s, a call booked at %s has its day and time', (language, at, promise) => {
  expect(formatBookedCall('new-york', at, language).replace(/\u00a0/g, ' ')).toBe(promise);
});

test('a promise in Spanish of an email from an office without hours has no time', () => {
  const email = { by: 'email', to: 'a@b.example' } as const;
  expect(formatReplyPromise({ ...office, hours: [] }, new Date(), email, 'es')).toBe(
    'Le escribimos a a@b.example a más tardar el siguiente día hábil.',
  );
});
