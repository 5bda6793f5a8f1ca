import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionFacts } from '../region-facts';
import { explainDue } from './format-office-time';
import {
  addOfficeTime,
  getNextOpening,
  isOfficeOpen,
  listHolidays,
  type OfficeCalendar,
} from './office-time';
import { weekdays, type Hours } from './opening-hours';

const minute = 60_000;

const office = (changes: Partial<OfficeCalendar> = {}): OfficeCalendar => ({
  id: 'new-york',
  hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
  holidays: [],
  replyWithin: 60,
  ...changes,
});

const add = (at: string, minutes = 60, changes: Partial<OfficeCalendar> = {}) =>
  addOfficeTime(office(changes), new Date(at), minutes).toISOString();

describe('a reply is due', () => {
  test.each([
    ['in office hours', '2026-11-30T15:00:00Z', '2026-11-30T16:00:00.000Z'],
    ['on Monday for a message late on Friday', '2026-12-04T21:30:00Z', '2026-12-07T14:30:00.000Z'],
    ['when the office closes', '2026-11-30T21:00:00Z', '2026-11-30T22:00:00.000Z'],
    ['after opening for a message at night', '2026-11-30T07:00:00Z', '2026-11-30T15:00:00.000Z'],
    [
      'by the new clock after a weekend of change',
      '2026-03-06T21:30:00Z',
      '2026-03-09T13:30:00.000Z',
    ],
    ['by the old clock in fall', '2026-10-30T20:30:00Z', '2026-11-02T14:30:00.000Z'],
  ])('%s', (_when, at, due) => {
    expect(add(at)).toBe(due);
  });

  test('after a holiday, and after a lunch break', () => {
    expect(add('2026-12-24T21:30:00Z', 60, { holidays: ['2026-12-25'] })).toBe(
      '2026-12-28T14:30:00.000Z',
    );
    const hours = [
      { days: 'Monday to Friday', opens: '1:00 PM', closes: '5:00 PM' },
      { days: 'Monday to Friday', opens: '9:00 AM', closes: '12:00 PM' },
    ];
    expect(add('2026-11-30T16:30:00Z', 60, { hours })).toBe('2026-11-30T18:30:00.000Z');
  });

  test('after the same minutes of the clock if the hours have no day', () => {
    expect(add('2026-11-30T15:00:00Z', 60, { hours: [] })).toBe('2026-11-30T16:00:00.000Z');
    expect(getNextOpening(office({ hours: [] }), new Date())).toBeNull();
  });
});

test('an office with hours past midnight is open after midnight', () => {
  const night = office({ hours: [{ days: 'Friday', opens: '8:00 PM', closes: '2:00 AM' }] });
  expect(isOfficeOpen(night, new Date('2026-12-05T06:30:00Z'))).toBe(true);
  expect(isOfficeOpen(night, new Date('2026-12-05T07:00:00Z'))).toBe(false);
  expect(addOfficeTime(night, new Date('2026-12-05T06:30:00Z'), 60).toISOString()).toBe(
    '2026-12-12T01:30:00.000Z',
  );
});

/** A quarter of an hour from 3 AM, when no clock changes, to 11:45 PM. */
const quarter = fc.integer({ min: 12, max: 95 });
const formatQuarter = (count: number) => {
  const [hour, minutes] = [Math.floor(count / 4), (count % 4) * 15];
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
};
type SampleHours = Hours & { from: number; to: number };

const hours: fc.Arbitrary<SampleHours> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 }),
    fc.uniqueArray(quarter, { minLength: 2, maxLength: 2 }),
  )
  .map(([days, times]) => {
    const [from = 0, to = 0] = times.toSorted((a, b) => a - b);
    const [opens, closes] = [formatQuarter(from), formatQuarter(to)];
    return { days: days.join(' and '), opens, closes, from, to };
  });

/** The weeks around both changes of the clock, and the holidays at the end of the year. */
const start = fc
  .tuple(
    fc.constantFrom('2026-03-06', '2026-10-30', '2026-12-23', '2027-03-12'),
    fc.integer({ min: 0, max: 5 * 96 }),
  )
  .map(([day, quarters]) => new Date(Date.parse(day) + quarters * 15 * minute));
const holidays = fc.subarray([
  '2026-03-08',
  '2026-11-02',
  '2026-12-24',
  '2026-12-25',
  '2027-01-01',
]);
const sampleOffice = fc.record({
  id: fc.constantFrom('new-york' as const, 'michigan' as const),
  hours: fc.array(hours, { minLength: 1, maxLength: 3 }),
  holidays,
  replyWithin: fc.constant(60),
});
const target = fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 15);

type Sample = Omit<OfficeCalendar, 'hours'> & { hours: readonly SampleHours[] };

/** Reads the office's clock, quarter by quarter, without the code that is tested. */
function createClock({ id, hours: all, holidays: closed }: Sample) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: regionFacts[id].timeZone,
    ...{ weekday: 'long', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  return (at: number): boolean => {
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    if (closed.includes(`${parts.year}-${parts.month}-${parts.day}`)) return false;
    const time = Number(parts.hour) * 4 + Number(parts.minute) / 15;
    return all.some(
      ({ days, from, to }) =>
        days.split(' and ').includes(parts.weekday ?? '') && from <= time && time < to,
    );
  };
}

test('the office time between a message and its due time equals the target, and the office is open until then', () => {
  fc.assert(
    fc.property(sampleOffice, start, target, (sample, at, minutes) => {
      const due = addOfficeTime(sample, at, minutes).getTime();
      const isOpen = createClock(sample);
      let open = 0;
      for (let time = at.getTime(); time < due; time += 15 * minute) if (isOpen(time)) open += 15;
      expect(open).toBe(minutes);
      expect(isOfficeOpen(sample, new Date(due - 1))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a later message is never due earlier', () => {
  fc.assert(
    fc.property(sampleOffice, start, target, fc.nat(3 * 1440), (sample, at, minutes, later) => {
      const next = new Date(at.getTime() + later * minute);
      expect(addOfficeTime(sample, next, minutes).getTime()).toBeGreaterThanOrEqual(
        addOfficeTime(sample, at, minutes).getTime(),
      );
    }),
    { numRuns: 60 },
  );
});

test('an office is open by its own clock, and opens next when it was closed before', () => {
  fc.assert(
    fc.property(sampleOffice, start, (sample, at) => {
      expect(isOfficeOpen(sample, at)).toBe(createClock(sample)(at.getTime()));
      const next = getNextOpening(sample, at);
      expect(next !== null && next > at && isOfficeOpen(sample, next)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a holiday without regions closes all offices', () => {
  const list = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-11-27', name: 'Lincoln’s Birthday', regions: ['michigan' as const] },
  ];
  expect(listHolidays(list, 'michigan')).toEqual(['2026-12-25', '2026-11-27']);
  expect(listHolidays(list, 'maryland')).toEqual(['2026-12-25']);
});

test('explains a due time', () => {
  const due = { region: 'new-york', since: '2026-12-04T21:30:00Z', dueAt: '2026-12-07T14:30:00Z' };
  const explain = (replyWithin: number, now: string) =>
    explainDue({ ...due, region: 'new-york', replyWithin }, new Date(now));
  expect(explain(60, '2026-12-05T12:00:00Z')).toBe('Fri 4:30 PM + 1 h → Mon 9:30 AM');
  expect(explain(90, '2026-12-12T12:00:00Z')).toBe('Dec 4, 4:30 PM + 1 h 30 min → Mon 9:30 AM');
  expect(explain(45, '2027-01-12T12:00:00Z')).toBe('Dec 4, 4:30 PM + 45 min → Dec 7, 9:30 AM');
});
