import type { OverviewAnswer } from '../../../../contract/overview/schema';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { regionName } from '../../components/region-name';
import { dayOfYear } from '../../components/time/day-format';

export type Day = OverviewAnswer['days'][number];

/** All submissions of a day. */
export function totalOf({ submissions }: Day): number {
  return regionIds.reduce((sum, id) => sum + submissions[id], 0);
}

/** All submissions of a region in these days. */
export function totalIn(days: readonly Day[], region: RegionId): number {
  return days.reduce((sum, { submissions }) => sum + submissions[region], 0);
}

/** A day in words: 'Mon, Mar 2: 7 (New York 4, Michigan 3)'. */
export function dayWords(day: Day): string {
  const parts = regionIds
    .filter((id) => day.submissions[id] > 0)
    .map((id) => `${regionName(id)} ${day.submissions[id]}`);
  const total = totalOf(day);
  return `${dayOfYear(day.day)}: ${total}${total > 0 ? ` (${parts.join(', ')})` : ''}`;
}

/** The whole chart in a sentence, for those who do not see it. */
export function chartWords(days: readonly Day[]): string {
  const totals = days.map(totalOf);
  const most = Math.max(...totals);
  const day = days[totals.indexOf(most)];
  const all = totals.reduce((sum, total) => sum + total, 0);
  const span = `${days.length === 1 ? 'One day' : `${days.length} days`}, ${all} submissions`;
  return day && most > 0 ? `${span}. The most on ${dayOfYear(day.day)}: ${most}.` : `${span}.`;
}

/** The first and the last of these days, oldest first; undefined of none. */
export function spanOf(days: readonly Day[]): readonly [from: string, to: string] | undefined {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [first.day, last.day] : undefined;
}
