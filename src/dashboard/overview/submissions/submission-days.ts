import type { OverviewResponse } from '../../../../contract/overview/schema';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { formatShortDay } from '../../components/time/format';

export type Day = OverviewResponse['days'][number];

/** @param region null for all regions */
export function sumDays(days: readonly Day[], region: RegionId | null): number {
  const regions = region === null ? regionIds : [region];
  const counts = days.flatMap(({ submissions }) => regions.map((id) => submissions[id]));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The submissions of a day in all regions. */
export const sumRegions = (day: Day) => sumDays([day], null);

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
  const [busiest] = [...days].sort((a, b) => sumRegions(b) - sumRegions(a));
  const max = busiest ? sumRegions(busiest) : 0;
  const total = sumDays(days, null);
  const summary = `${formatCount(days.length, 'day')}, ${total} submissions.`;
  return busiest && max > 0
    ? `${summary} Most on ${formatShortDay(busiest.day)}: ${max}.`
    : summary;
}

/** The first and the last day; undefined if there are none. */
export function getSpan(days: readonly Day[]): readonly [from: string, to: string] | undefined {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [first.day, last.day] : undefined;
}
