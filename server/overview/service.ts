import {
  overviewDays,
  type OverviewAnswer,
  type OverviewInbox,
} from '../../contract/overview/schema';
import { dayAt } from '../../contract/shared/region-facts';
import { regionIds } from '../../contract/shared/regions';
import { maySee } from '../../contract/shared/roles';
import type { Staff } from '../auth/guards';
import type { Db } from '../db/engine';
import { countCertificates } from '../employees/queries';
import { countSubmissions, countUndelivered, type HourlySubmissions } from './queries';
import { listWaits, type Wait } from './response-time-queries';
import { computeResponseTimes } from './response-times';
import { getLookupStart, listOfficeDays } from './office-days';

/** What the overview is for everybody, and who waits. */
type Office = Omit<OverviewAnswer, 'inbox' | 'people' | 'recent'> &
  Pick<OverviewInbox, 'failed'> & {
    waiting: readonly Wait[];
    certificates: NonNullable<OverviewAnswer['people']>;
  };

/** Reads what the overview shows, but for who asks, and for what happened last. */
export async function readOfficeFigures(db: Db, now: Date): Promise<Office> {
  const days = listOfficeDays(now, 2 * overviewDays);
  const shown = days.slice(-overviewDays);
  const waits = await listWaits(db, getLookupStart(days[0] ?? ''));
  return {
    failed: await countUndelivered(db),
    days: perDay(await countSubmissions(db, getLookupStart(shown[0] ?? '')), shown),
    answers: computeResponseTimes(waits, days, now),
    certificates: await countCertificates(db, days.at(-1) ?? ''),
    waiting: waits.filter(({ until, closed }) => until === null && !closed),
  };
}

/**
 * The overview as one of the office sees it: what waits only for who may see the inbox.
 * @param recent what happened last, of the screens of the role
 */
export function buildOverview(
  { days, answers, failed, waiting, certificates }: Office,
  recent: OverviewAnswer['recent'],
  { email, role }: Staff,
): OverviewAnswer {
  const inbox = maySee(role, 'form-messages')
    ? {
        mine: waitingWith(waiting, email.toLowerCase()),
        nobody: waitingWith(waiting, null),
        failed,
      }
    : null;
  const people = maySee(role, 'add-employee') ? certificates : null;
  return { days, answers, people, inbox, recent };
}

function waitingWith(waits: readonly Wait[], assignee: string | null) {
  const own = waits.filter((wait) => wait.assignee === assignee).map(({ since }) => since);
  return {
    count: own.length,
    oldest: own.reduce<string | null>(
      (oldest, since) => (oldest === null || since < oldest ? since : oldest),
      null,
    ),
  };
}

function perDay(
  hours: readonly HourlySubmissions[],
  days: readonly string[],
): OverviewAnswer['days'] {
  const none = Object.fromEntries(
    regionIds.map((id) => [id, 0]),
  ) as OverviewAnswer['days'][number]['submissions'];
  const byDay = new Map(days.map((day) => [day, { ...none }]));
  for (const { region, hour, count } of hours) {
    const submissions = byDay.get(dayAt(region, hour));
    if (submissions) submissions[region] += count;
  }
  return [...byDay].map(([day, submissions]) => ({ day, submissions }));
}
