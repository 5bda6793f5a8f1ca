import type { OverviewResponse } from '../../../../contract/overview/schema';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { getRegionName } from '../../components/region-name';
import { formatShortDay } from '../../components/time/format';

export type Day = OverviewResponse['days'][number];

/** The submissions of a day in all regions. */
export function sumRegions({ submissions }: Day): number {
  return regionIds.reduce((sum, id) => sum + submissions[id], 0);
}

/** The submissions of a region on all days. */
export function sumDays(days: readonly Day[], region: RegionId): number {
  return days.reduce((sum, { submissions }) => sum + submissions[region], 0);
}

/** 'Mon, Mar 2: 7 (New York 4, Michigan 3)' */
export function formatDay(day: Day): string {
  const parts = regionIds
    .filter((id) => day.submissions[id] > 0)
    .map((id) => `${getRegionName(id)} ${day.submissions[id]}`);
  const total = sumRegions(day);
  return `${formatShortDay(day.day)}: ${total}${total > 0 ? ` (${parts.join(', ')})` : ''}`;
}

/** Describes the chart to screen readers: '30 days, 90 submissions. Most on Mon, Mar 2: 7.' */
export function describeChart(days: readonly Day[]): string {
  const totals = days.map(sumRegions);
  const max = Math.max(...totals);
  const busiest = days[totals.indexOf(max)];
  const sum = totals.reduce((all, total) => all + total, 0);
  const summary = `${days.length} ${days.length === 1 ? 'day' : 'days'}, ${sum} submissions.`;
  return busiest && max > 0
    ? `${summary} Most on ${formatShortDay(busiest.day)}: ${max}.`
    : summary;
}

/** The first and the last day; undefined if there are none. */
export function getSpan(days: readonly Day[]): readonly [from: string, to: string] | undefined {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [first.day, last.day] : undefined;
}
