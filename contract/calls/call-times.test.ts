import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfficeOpen, type OfficeCalendar } from '../shared/office-hours/office-time';
import { formatCallTime, listCallTimes } from './call-times';

const office: OfficeCalendar = {
  id: 'new-york',
  hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
  holidays: ['2026-12-02'],
  replyWithin: 60,
};
const list = (now: string) =>
  listCallTimes(office, new Date(now)).map((at) => formatCallTime('new-york', at, 'en'));

test('calls can be booked from an hour of office time on, for five office days', () => {
  const times = list('2026-11-30T20:40:00Z');
  expect(times.slice(0, 2)).toEqual(['Tue, Dec 1, 9:00 AM', 'Tue, Dec 1, 9:30 AM']);
  expect(times.at(-1)).toBe('Tue, Dec 8, 4:30 PM');
  expect(times.join()).not.toMatch(/Dec 2,|Sat|Sun/);
  expect(list('2026-11-30T15:10:00Z')[0]).toBe('Mon, Nov 30, 11:30 AM');
});

test('times follow the office’s clock over a change of it', () => {
  const times = list('2027-03-12T15:00:00Z');
  expect(times).toContain('Fri, Mar 12, 4:30 PM');
  expect(times).toContain('Mon, Mar 15, 9:00 AM');
});

test('an office without hours takes no bookings', () => {
  expect(listCallTimes({ ...office, hours: [] }, new Date())).toEqual([]);
});

test('at any moment, the office is open at each time, and no two are the same', () => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (now) => {
      const times = listCallTimes(office, now);
      expect(new Set(times).size).toBe(times.length);
      for (const at of times) expect(isOfficeOpen(office, new Date(at))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a time in Spanish is written as in the office’s hours', () => {
  const time = formatCallTime('new-york', '2026-12-01T18:30:00Z', 'es');
  expect(time).toBe('mar, 1 de dic, 1:30\u00a0p.\u00a0m.');
});
