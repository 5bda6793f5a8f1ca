import { isDecided } from '../../contract/help-desk/request-types';
import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { inTransaction, type Db } from '../db/engine';
import { newId } from '../db/uuid';
import { seedAccounts } from '../accounts/queries';
import { changeRecord } from '../help-desk/records/queries';
import { addEligibilityCheck } from '../inbox/messages/eligibility-queries';
import { addMessage } from '../inbox/messages/queries';
import { recordConsent } from '../sms/consent-queries';
import { touchThread } from '../inbox/threads/revision-queries';
import { changeThreadState } from '../inbox/threads/state-queries';
import { upsertThread } from '../inbox/threads/queries';
import type { Vault } from '../db/encryption/encryption';
import { fileHelpDeskRequest } from '../help-desk/requests/create-request';
import { effectOf } from '../help-desk/records/record-transition';
import { demoEmployees } from './employee-samples';
import { demoRequests, type DemoRequest } from './help-desk-samples';
import { demoJobs } from './job-samples';
import { demoPosts } from './post-samples';
import { demoAccounts, demoThreads, type DemoThread } from './inbox-samples';
import { seedEmployees } from './seed-employees';
import { seedApplications, seedJobs } from './seed-jobs';
import { seedPosts } from './seed-posts';

const hour = 60 * 60_000;

/**
 * Fills an empty database with accounts of every role, sample threads, help-desk records, employees, posts, jobs and applications, all
 * marked as samples. Where there are some of a kind, it adds none of it. Returns whether it did something.
 * @param now the samples are dated back from here
 */
export async function seedDemo(db: Db, vault: Vault, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const threads = (await isEmpty(tx, 'threads')) ? demoThreads : [];
    const requests = (await isEmpty(tx, 'help_desk')) ? demoRequests(now) : [];
    const isStaffed = !(await isEmpty(tx, 'employees'));
    const today = dayAt(defaultRegion, now);
    const employees = isStaffed ? [] : demoEmployees(today);
    const posts = (await isEmpty(tx, 'posts')) ? demoPosts(now, today) : [];
    const jobs = (await isEmpty(tx, 'job_posts')) ? demoJobs(today) : [];
    if ([threads, requests, employees, posts, jobs].every(({ length }) => length === 0))
      return false;
    await seedAccounts(tx, demoAccounts, now.toISOString());
    // Oldest first: the last one written is the newest.
    for (const thread of [...threads].reverse()) await seedThread(tx, vault, thread, now);
    for (const request of [...requests].reverse()) await seedRequest(tx, vault, request, now);
    await seedEmployees(tx, employees, now);
    await seedPosts(tx, posts, now);
    await seedJobs(tx, jobs, now);
    const [open] = jobs;
    if (open && (await isEmpty(tx, 'job_applications'))) {
      await seedApplications(tx, vault, open, { count: 3, now });
    }
    return true;
  });
}

type Seeded = 'threads' | 'help_desk' | 'employees' | 'posts' | 'job_posts' | 'job_applications';

async function isEmpty(db: Db, table: Seeded): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Whose role sees the queues. */
export const reviewer = 'owner@larkspan.example';
/** How a request stands before anybody has looked at it. */
export const asFiled = { reviewed: false, assignee: null, decision: null };

/** A request as its form would have brought it. */
async function seedRequest(tx: Db, vault: Vault, request: DemoRequest, now: Date): Promise<void> {
  const { type, person, answers, hoursAgo, reviewedAfter } = request;
  const id = newId();
  const at = new Date(now.getTime() - hoursAgo * hour);
  await fileHelpDeskRequest(tx, vault, { id, type, person, answers, now: at });
  if (reviewedAfter === null) return;
  const reviewedAt = new Date(at.getTime() + reviewedAfter * hour).toISOString();
  const effect = effectOf(asFiled, isDecided(type) ? { decision: 'approved' } : { reviewed: true });
  if (effect === null) return;
  await changeRecord(tx, { id, version: 1 }, effect, { by: reviewer, at: reviewedAt });
}

/** A thread with its messages, consent and state, as their calls would have made it. */
export async function seedThread(
  tx: Db,
  vault: Vault,
  thread: DemoThread,
  now: Date,
): Promise<void> {
  const start = now.getTime() - thread.hoursAgo * hour;
  const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
  const last = thread.messages.at(-1)?.afterMinutes ?? 0;
  const threadId = await upsertThread(tx, thread, at(last));
  const checkId = newId();
  await addMessage(tx, vault, {
    threadId,
    id: checkId,
    at: at(0),
    channel: 'eligibility',
    direction: 'in',
    text: `Eligibility check. Preferred call time: ${thread.time}`,
    author: null,
    delivery: 'received',
    email: thread.email,
  });
  await addEligibilityCheck(tx, vault, { messageId: checkId, ...thread });
  if (thread.consent) {
    await recordConsent(tx, { contact: thread.contact, at: at(0), messageId: checkId });
  }
  for (const { afterMinutes, channel, direction, text, author, details } of thread.messages) {
    await addMessage(tx, vault, {
      threadId,
      id: newId(),
      at: at(afterMinutes),
      channel,
      direction,
      text,
      author,
      details,
      email: channel === 'email' ? thread.email : null,
      number: channel === 'sms' && direction === 'out' ? thread.contact : undefined,
      delivery:
        direction === 'out' && (channel === 'sms' || channel === 'email') ? 'sent' : 'received',
    });
  }
  await touchThread(tx, threadId);
  if (thread.state === null) return;
  const { assignee: by } = thread.state;
  await changeThreadState(tx, { threadId, version: 1, ...thread.state, by, at: at(last) });
}
