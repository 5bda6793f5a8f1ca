import { getQueues } from '../../../contract/help-desk/screens';
import {
  emptyThreadFilter,
  matchesFilter,
  type FilterableThread,
  type ThreadFilter,
} from '../../../contract/inbox/filter';
import type { ActivityEntry } from '../../../contract/overview/activity-schema';
import { canSeeActivity } from '../../../contract/overview/screens';
import {
  maxOverviewActivities as limit,
  overviewDays,
  type OverviewInbox,
  type OverviewResponse,
} from '../../../contract/overview/schema';
import { recordScreens } from '../../../contract/shared/record-url';
import { regionIds } from '../../../contract/shared/regions';
import { canSee, type Role } from '../../../contract/shared/roles';
import type { Db } from '../../core/db/engine';
import type { Tables } from '../../core/db/tables';
import type { Staff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { listApplicationActivity } from '../applications/service';
import { countCertificates } from '../employees/service';
import { listRequestActivity } from '../help-desk/service';
import { listThreadActivity } from '../inbox/service';
import { listJobActivity } from '../jobs/service';
import { listPostActivity } from '../posts/service';
import { computeResponseTimes, listOfficeDays } from './response-times';

type Threads = readonly FilterableThread[];

type OfficeFigures = Pick<OverviewResponse, 'days' | 'responseTimes'> & {
  threads: Threads;
  certificates: NonNullable<OverviewResponse['certificates']>;
};

/** All numbers of threads come from the inbox, so that they equal the lists that they open. */
export async function readOfficeFigures(
  db: Db,
  inbox: Context['inbox'],
  now: Date,
): Promise<OfficeFigures> {
  // Twice the visible days, to compare response times with the time before.
  const days = listOfficeDays(now, 2 * overviewDays);
  const threads = await inbox.list(emptyThreadFilter, '');
  return {
    days: countSubmissions(threads, days.slice(-overviewDays)),
    responseTimes: computeResponseTimes(threads, days, now),
    threads,
    certificates: await countCertificates(db, days.at(-1) ?? ''),
  };
}

export function buildOverview(
  { days, responseTimes, threads, certificates }: OfficeFigures,
  { recent, backup }: Pick<OverviewResponse, 'recent' | 'backup'>,
  { email, role }: Staff,
): OverviewResponse {
  return {
    days,
    backup,
    responseTimes,
    certificates: canSee(role, 'add-employee') ? certificates : null,
    inbox: canSee(role, 'form-messages') ? summarizeInbox(threads, email) : null,
    recent,
  };
}

function summarizeInbox(threads: Threads, user: string): OverviewInbox {
  const list = (filter: Partial<ThreadFilter>) =>
    threads.filter(matchesFilter({ ...emptyThreadFilter, ...filter }, user));
  const summarizeWaiting = (assignee: ThreadFilter['assignee']) => {
    const times = list({ waiting: true, assignee }).flatMap(({ waitsSince }) => waitsSince ?? []);
    return { count: times.length, oldest: times.sort()[0] ?? null };
  };
  return {
    everyone: summarizeWaiting(null),
    mine: summarizeWaiting('mine'),
    nobody: summarizeWaiting('nobody'),
    failed: list({ failed: true }).length,
  };
}

function countSubmissions(threads: Threads, days: readonly string[]): OverviewResponse['days'] {
  type Submissions = OverviewResponse['days'][number]['submissions'];
  const zeros = Object.fromEntries(regionIds.map((id) => [id, 0])) as Submissions;
  const totals = new Map(days.map((day) => [day, { ...zeros }]));
  for (const { region, submitted } of threads) {
    for (const day of submitted) {
      const submissions = totals.get(day);
      if (submissions) submissions[region] += 1;
    }
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
