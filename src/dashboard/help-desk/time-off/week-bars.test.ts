import { expect, test } from 'vitest';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { getWeeks } from './month';
import { layoutWeek } from './week-bars';

const [, week = []] = getWeeks('2026-12');

function away(name: string, from: number, to: number, isApproved = true): TimeOff {
  const toDay = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
  const days = { firstDay: toDay(from), lastDay: toDay(to) };
  const decision = isApproved ? 'approved' : null;
  return { id: name, reference: name, name, region: 'new-york', hours: null, decision, ...days };
}
const layout = (...absences: TimeOff[]) =>
  layoutWeek(week, absences).map((row) =>
    row.map(({ absence, first, last }) => [absence.name, first, last]),
  );

test('a week off is one bar, cut off where the week begins and ends', () => {
  expect(week[0]).toBe('2026-12-06');
  expect(layout(away('Ana', 7, 11))).toEqual([[['Ana', 1, 5]]]);
  expect(layout(away('Ana', 1, 31))).toEqual([[['Ana', 0, 6]]]);
  expect(layout(away('Ana', 1, 5), away('Bo', 13, 14))).toEqual([]);
});

test('approved time off comes first, and then what begins first and lasts longest', () => {
  expect(
    layout(
      away('Waiting', 6, 12, false),
      away('Short', 7, 8),
      away('Long', 7, 10),
      away('First', 6, 8),
    ),
  ).toEqual([[['First', 0, 2]], [['Long', 1, 4]], [['Short', 1, 2]], [['Waiting', 0, 6]]]);
});

test('bars on different days share a row', () => {
  expect(layout(away('Bo', 9, 10), away('Ana', 7, 8), away('Cy', 6, 6, false))).toEqual([
    [
      ['Cy', 0, 0],
      ['Ana', 1, 2],
      ['Bo', 3, 4],
    ],
  ]);
});
