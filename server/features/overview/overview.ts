import { getQueues } from '../../../contract/help-desk/screens';
import type { ActivityEntry } from '../../../contract/overview/activity-schema';
import { canSeeActivity } from '../../../contract/overview/screens';
import {
  maxOverviewActivities as limit,
  overviewDays,
  targetWeeks,
  type OverviewResponse,
} from '../../../contract/overview/schema';
import type { Program } from '../../../contract/programs/program';
import { findOverdueFacts } from '../../../contract/programs/review';
import { recordScreens } from '../../../contract/shared/record-url';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, regionIds } from '../../../contract/shared/regions';
import { canSee, type Access } from '../../../contract/shared/roles';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { Tables } from '../../core/db/tables';
import { listApplicationActivity } from '../applications/service';
import { countCertificates } from '../employees/service';
import { listRequestActivity } from '../help-desk/service';
import {
  countFailed,
  countSubmissions,
  countTargets,
  countWaiting,
  listThreadActivity,
} from '../inbox/service';
import { listJobActivity } from '../jobs/service';
import { listPostActivity } from '../posts/service';
import { listOfficeDays, listOfficeWeeks, summarizeTargets } from './response-targets';

export type OfficeFigures = Pick<OverviewResponse, 'days'> & {
  targets: ReturnType<typeof summarizeTargets>;
  waiting: Awaited<ReturnType<typeof countWaiting>>;
  failed: number;
  certificates: NonNullable<OverviewResponse['certificates']>;
};

/** All numbers of threads come from the inbox, so that they equal the lists that they open. */
export async function readOfficeFigures(
  db: Db,
  regions: Access['regions'],
  now: Date,
): Promise<OfficeFigures> {
  const days = listOfficeDays(now, overviewDays);
  const weeks = listOfficeWeeks(now, targetWeeks);
  const counts = await countTargets(db, regions, weeks[0] ?? '', now);
  return {
    days: await readSubmissions(db, regions, days),
    targets: summarizeTargets(counts, weeks, regions ?? regionIds),
    waiting: await countWaiting(db, regions),
    failed: await countFailed(db, regions),
    certificates: await countCertificates(db, regions, days.at(-1) ?? ''),
  };
}

export function buildOverview(
  { days, targets, waiting, failed, certificates }: OfficeFigures,
  { recent, backup, overdueFacts }: Pick<OverviewResponse, 'recent' | 'backup' | 'overdueFacts'>,
  access: Access,
): OverviewResponse {
  return {
    days,
    backup,
    overdueFacts,
    responseTargets: {
      ...targets,
      colleagues: canSee(access, 'form-messages') ? targets.colleagues : null,
    },
    certificates: canSee(access, 'add-employee') ? certificates : null,
    inbox: canSee(access, 'form-messages') ? { waiting, failed } : null,
    recent,
  };
}

/** For the accounts that write for the site. */
export function countOverdueFacts(
  programs: readonly Program[],
  access: Access,
  now: Date,
): OverviewResponse['overdueFacts'] {
  if (!canSee(access, recordScreens.post)) return null;
  const overdue = findOverdueFacts(programs, getOfficeDay(defaultRegion, now));
  return programs
    .map(({ id, name }) => ({
      program: name,
      count: overdue.filter(({ program }) => program === id).length,
    }))
    .filter(({ count }) => count > 0);
}

async function readSubmissions(
  db: Db,
  regions: Access['regions'],
  days: readonly string[],
): Promise<OverviewResponse['days']> {
  type Submissions = OverviewResponse['days'][number]['submissions'];
  const zeros = Object.fromEntries(regionIds.map((id) => [id, 0])) as Submissions;
  const totals = new Map(days.map((day) => [day, { ...zeros }]));
  for (const { day, region, count } of await countSubmissions(db, regions, days[0] ?? '')) {
    const submissions = totals.get(day);
    if (submissions) submissions[region] = count;
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

export async function listRecentActivity(
  db: Db,
  encryption: Encryption,
  access: Access,
): Promise<OverviewResponse['recent']> {
  if (!canSeeActivity(access)) return null;
  const isVisible = (kind: keyof typeof recordScreens) => canSee(access, recordScreens[kind]);
  const { regions } = access;
  const none: ActivityEntry[] = [];
  const entries = await Promise.all([
    isVisible('thread') ? listThreadActivity(db, encryption, regions, limit) : none,
    listRequestActivity(db, encryption, { types: getQueues(access), regions }, limit),
    isVisible('application') ? listApplicationActivity(db, encryption, regions, limit) : none,
    isVisible('job') ? listJobActivity(db, regions, limit) : none,
    isVisible('post') ? listPostActivity(db, regions, limit) : none,
  ]);
  return entries.flat().sort(compareNewestFirst).slice(0, limit);
}

/** Ids are in order of time and decide within a millisecond. */
function compareNewestFirst(a: ActivityEntry, b: ActivityEntry): number {
  return `${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1;
}
