import { sql, type RawBuilder } from 'kysely';
import type { FollowUpFilter, FollowUpKind } from '../../../contract/follow-ups/constants';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getStartOfOfficeDay } from '../../../contract/shared/dates/time-zone';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';

/** A filter at a time. Lists are polled, and change at most once a minute without a change of data. */
export type FollowUpSpan = { owner?: string; from?: string; until?: string };

export function toSpan(
  filter: FollowUpFilter | undefined,
  { now, email }: { now: Date; email: string },
): FollowUpSpan | undefined {
  if (filter === undefined) return undefined;
  if (filter === 'mine') return { owner: email };
  if (filter === 'overdue') return { until: now.toISOString().slice(0, 16) };
  const today = getOfficeDay(defaultRegion, now);
  const daysToSunday = (7 - new Date(today).getUTCDay()) % 7;
  const last = filter === 'today' ? today : addDays(today, daysToSunday);
  return {
    from: getStartOfOfficeDay(today).toISOString(),
    until: getStartOfOfficeDay(last, 1).toISOString(),
  };
}

/** A condition on the table of the records. */
export function hasFollowUp(
  kind: FollowUpKind,
  table: string,
  { owner, from, until }: FollowUpSpan,
): RawBuilder<boolean> {
  const conditions = [
    sql`kind = ${kind} and due_at is not null`,
    ...(owner === undefined ? [] : [sql`owner = ${owner}`]),
    ...(from === undefined ? [] : [sql`due_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`due_at < ${until}`]),
  ];
  return sql<boolean>`${sql.ref(`${table}.id`)} in
    (select id from follow_ups where ${sql.join(conditions, sql` and `)})`;
}

/** Earliest first; records without one come last in both directions. */
export function orderByFollowUp(table: string, isDescending: boolean): RawBuilder<unknown> {
  const dueAt = sql`(select due_at from follow_ups where follow_ups.id = ${sql.ref(`${table}.id`)})`;
  return sql`case when ${dueAt} is null then 1 else 0 end, ${dueAt} ${sql.raw(isDescending ? 'desc' : 'asc')}`;
}
