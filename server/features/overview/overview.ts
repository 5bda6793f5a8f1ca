import { getQueues } from '../../../contract/help-desk/screens';
import type { ActivityEntry } from '../../../contract/overview/activity-schema';
import { canSeeActivity } from '../../../contract/overview/activity-screens';
import {
  maxOverviewActivities as limit,
  overviewDays,
  type OverviewInbox,
  type OverviewResponse,
} from '../../../contract/overview/schema';
import { recordScreens } from '../../../contract/shared/record-url';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { canSee, type Role } from '../../../contract/shared/roles';
import type { Db } from '../../core/db/engine';
import type { Tables } from '../../core/db/tables';
import type { Staff } from '../../core/http/request/staff';
import { listApplicationActivity } from '../applications/service';
import { countCertificates } from '../employees/service';
import { listRequestActivity } from '../help-desk/service';
import { listThreadActivity } from '../inbox/service';
import { listJobActivity } from '../jobs/service';
import { listPostActivity } from '../posts/service';
import {
  countSubmissions,
  countUndelivered,
  listWaits,
  type HourlySubmissions,
  type Wait,
} from './queries';
import { computeResponseTimes, getLookupStart, listOfficeDays } from './response-times';

type OfficeFigures = Pick<OverviewResponse, 'days' | 'answers'> &
  Pick<OverviewInbox, 'failed'> & {
    waiting: readonly Wait[];
    certificates: NonNullable<OverviewResponse['certificates']>;
  };

export async function readOfficeFigures(db: Db, now: Date): Promise<OfficeFigures> {
  // Twice the visible days, to compare response times with the time before.
  const days = listOfficeDays(now, 2 * overviewDays);
  const visibleDays = days.slice(-overviewDays);
  const waits = await listWaits(db, getLookupStart(days[0] ?? ''));
  const submissions = await countSubmissions(db, getLookupStart(visibleDays[0] ?? ''));
  return {
    days: sumByDay(submissions, visibleDays),
    answers: computeResponseTimes(waits, days, now),
    failed: await countUndelivered(db),
    waiting: waits.filter(({ until, closed }) => until === null && !closed),
    certificates: await countCertificates(db, days.at(-1) ?? ''),
  };
}

export function buildOverview(
  { days, answers, failed, waiting, certificates }: OfficeFigures,
  recent: OverviewResponse['recent'],
  { email, role }: Staff,
): OverviewResponse {
  return {
    days,
    answers,
    certificates: canSee(role, 'add-employee') ? certificates : null,
    inbox: canSee(role, 'form-messages')
      ? {
          mine: summarizeWaiting(waiting, email.toLowerCase()),
          nobody: summarizeWaiting(waiting, null),
          failed,
        }
      : null,
    recent,
  };
}

function summarizeWaiting(waits: readonly Wait[], assignee: string | null) {
  const times = waits.filter((wait) => wait.assignee === assignee).map(({ since }) => since);
  return { count: times.length, oldest: times.sort()[0] ?? null };
}

function sumByDay(
  hours: readonly HourlySubmissions[],
  days: readonly string[],
): OverviewResponse['days'] {
  type Submissions = OverviewResponse['days'][number]['submissions'];
  const zeros = Object.fromEntries(regionIds.map((id) => [id, 0])) as Submissions;
  const totals = new Map(days.map((day) => [day, { ...zeros }]));
  for (const { region, hour, count } of hours) {
    const submissions = totals.get(getOfficeDay(region, hour));
    if (submissions) submissions[region] += count;
  }
  return [...totals].map(([day, submissions]) => ({ day, submissions }));
}

/** Every activity changes the revision of one of these. */
export const activityTables: readonly (keyof Tables)[] = [
  'threads',
  'helpDesk',
  'jobApplications',
  'jobPosts',
  'posts',
];

export async function listRecentActivity(db: Db, role: Role): Promise<OverviewResponse['recent']> {
  if (!canSeeActivity(role)) return null;
  const isVisible = (kind: keyof typeof recordScreens) => canSee(role, recordScreens[kind]);
  const none: ActivityEntry[] = [];
  const entries = await Promise.all([
    isVisible('thread') ? listThreadActivity(db, limit) : none,
    listRequestActivity(db, getQueues(role), limit),
    isVisible('application') ? listApplicationActivity(db, limit) : none,
    isVisible('job') ? listJobActivity(db, limit) : none,
    isVisible('post') ? listPostActivity(db, limit) : none,
  ]);
  return entries.flat().sort(compareNewestFirst).slice(0, limit);
}

/** Ids are in order of time and decide within a millisecond. */
function compareNewestFirst(a: ActivityEntry, b: ActivityEntry): number {
  return `${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1;
}
