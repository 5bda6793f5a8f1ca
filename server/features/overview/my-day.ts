import { toAuditKind, type FollowUpKind } from '../../../contract/follow-ups/constants';
import { getQueues, helpDeskScreens } from '../../../contract/help-desk/screens';
import { emptyThreadFilter } from '../../../contract/inbox/filter';
import type { DayRecord, MyDay } from '../../../contract/overview/my-day-schema';
import { getStartOfOfficeDay } from '../../../contract/shared/dates/time-zone';
import { recordScreens } from '../../../contract/shared/record-url';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { canSee, canSeeRegion } from '../../../contract/shared/roles';
import type { Db } from '../../core/db/engine';
import type { Staff } from '../../core/http/request/staff';
import { listDue } from '../../services/follow-ups/queries';
import { listAssignments } from '../../services/messages/event-queries';
import { listMentions } from '../../services/notifications/queries';
import { resolveSubjectNames } from '../audit/service';
import type { Context } from '../context';
import { listWaitingRequests } from '../help-desk/service';
import {
  decryptThread,
  formatPersonName,
  listNewInMine,
  openListing,
  readThreads,
} from '../inbox/service';

const maxFollowUps = 100;
const maxWaiting = 8;
const maxChanges = 12;

/** @param since when the account was here last */
export async function readMyDay(context: Context, staff: Staff, since: string): Promise<MyDay> {
  const { database, encryption, now } = context;
  const { db } = database;
  const today = getOfficeDay(defaultRegion, now());
  const due = await listDue(db, encryption, {
    owner: staff.email,
    until: getStartOfOfficeDay(today, 1).toISOString(),
    limit: maxFollowUps,
  });
  const followUps = due.map(({ id, kind, ...followUp }) => ({
    ...{ id, kind, at: followUp.dueAt, followUp },
  }));
  return {
    followUps: await nameVisible(context, db, staff, followUps),
    longest:
      (await listWaitingThreads(context, staff, { assignee: null, limit: 1 })).found[0] ?? null,
    waiting: await listWaitingRecords(context, staff, 'mine'),
    unassigned: await listWaitingRecords(context, staff, 'nobody'),
    since,
    changes: await listChanges(context, staff, since),
  };
}

type Unnamed = { id: string; kind: FollowUpKind };

/** Adds the name and the screen, and leaves out what the account does not see. */
async function nameVisible<Item extends Unnamed>(
  { encryption }: Context,
  db: Db,
  { access }: Staff,
  items: readonly Item[],
): Promise<(Item & Pick<DayRecord, 'name' | 'screen'>)[]> {
  const toSubject = ({ kind, id }: Unnamed) => ({ kind: toAuditKind(kind), id });
  const resolve = await resolveSubjectNames(db, encryption, items.map(toSubject));
  return items.flatMap((item) => {
    const { name, type, region } = resolve(toSubject(item));
    const screen =
      item.kind === 'request' ? type && helpDeskScreens[type] : recordScreens[item.kind];
    if (screen === undefined || region === undefined) return [];
    const isVisible = canSee(access, screen) && canSeeRegion(access, region);
    return isVisible ? [{ ...item, name, screen }] : [];
  });
}

async function listWaitingRecords(
  context: Context,
  staff: Staff,
  assignee: 'mine' | 'nobody',
): Promise<MyDay['waiting']> {
  const { database, encryption } = context;
  const { email, access } = staff;
  const limit = maxWaiting;
  const threads = await listWaitingThreads(context, staff, { assignee, hidesSnoozed: true, limit });
  const found: DayRecord[] = [...threads.found];
  const requests = await listWaitingRequests(database.db, encryption, {
    types: getQueues(access),
    regions: access.regions,
    assignee: assignee === 'mine' ? email : null,
    limit: limit + 1,
  });
  for (const { type, ...request } of requests) {
    found.push({ ...request, kind: 'request', screen: helpDeskScreens[type] });
  }
  const items = found.sort((a, b) => a.at.localeCompare(b.at));
  return { items: items.slice(0, limit), hasMore: threads.hasMore || items.length > limit };
}

type WaitingThreads = {
  assignee: 'mine' | 'nobody' | null;
  hidesSnoozed?: boolean;
  limit: number;
};

/** The longest wait first. */
async function listWaitingThreads(
  context: Context,
  staff: Staff,
  { assignee, hidesSnoozed, limit }: WaitingThreads,
) {
  if (!canSee(staff.access, recordScreens.thread)) return { found: [], hasMore: false };
  const filter = { ...emptyThreadFilter, assignee, waiting: true, sort: 'waiting' } as const;
  const list = { ...(await openListing(context, filter, staff)), hidesSnoozed };
  const { threads, hasMore } = await readThreads(context, list, { from: null, limit });
  const found = threads.map((row) => {
    const thread = decryptThread(context.encryption, row);
    const { id, waitsSince: at, assignee, snoozedUntil } = thread;
    const shown = { kind: 'thread', screen: recordScreens.thread } as const;
    return {
      ...shown,
      id,
      name: formatPersonName(thread),
      at: at ?? '',
      assignee,
      isSnoozed: snoozedUntil !== null,
    };
  });
  return { found, hasMore };
}

async function listChanges(
  context: Context,
  staff: Staff,
  since: string,
): Promise<MyDay['changes']> {
  const { db } = context.database;
  const { email } = staff;
  const messages = await listNewInMine(db, { email, since, limit: maxChanges });
  const assignments = await listAssignments(db, { email, since, limit: maxChanges });
  const mentions = await listMentions(db, { email, since, limit: maxChanges });
  const changes = [
    ...messages.map((message) => ({ ...message, kind: 'thread', what: 'message' }) as const),
    ...assignments.map((assignment) => ({ ...assignment, what: 'assigned' }) as const),
    ...mentions.map((mention) => ({ ...mention, what: 'mention' }) as const),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return nameVisible(context, db, staff, changes.slice(0, maxChanges));
}
