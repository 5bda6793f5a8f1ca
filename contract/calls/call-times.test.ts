import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfficeOpen, type OfficeCalendar } from '../shared/office-hours/office-time';
import { formatCallClock, formatCallDay, listCallTimes } from './call-times';

const office: OfficeCalendar = {
  id: 'new-york',
  hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
  holidays: ['2026-12-02'],
  replyWithin: 60,
};
const list = (now: string) =>
  listCallTimes(office, new Date(now)).map(
    (at) => `${formatCallDay('new-york', at, 'en')}, ${formatCallClock('new-york', at, 'en')}`,
  );

test('calls can be booked from an hour of office time on, for five office days', () => {
  const times = list('2026-11-30T20:40:00Z');
  expect(times.slice(0, 2)).toEqual([
    'Tuesday, December 1, 9:00 AM',
    'Tuesday, December 1, 9:30 AM',
  ]);
  expect(times.at(-1)).toBe('Tuesday, December 8, 4:30 PM');
  expect(times.join()).not.toMatch(/December 2,|Saturday|Sunday/);
  expect(list('2026-11-30T15:10:00Z')[0]).toBe('Monday, November 30, 11:30 AM');
});

test('times follow the office’s clock over a change of it', () => {
  const times = list('2027-03-12T15:00:00Z');
  expect(times).toContain('Friday, March 12, 4:30 PM');
  expect(times).toContain('Monday, March 15, 9:00 AM');
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

test('Spanish days and times', () => {
  expect(formatCallDay('new-york', '2026-12-01T15:30:00Z', 'es')).toBe('martes, 1 de diciembre');
  expect(formatCallClock('new-york', '2026-12-01T15:30:00Z', 'es')).toMatch(/^10:30\sa\.\s?m\.$/);
});
