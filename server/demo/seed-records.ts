import type { EmployeeRecord } from '../../contract/employees/form';
import { needsDecision } from '../../contract/help-desk/constants';
import type { JobPostRecord } from '../../contract/jobs/form-values';
import { createApplication, updateStage } from '../features/applications/change-queries';
import type { Encryption } from '../core/db/encryption/encryption';
import type { Tx } from '../core/db/engine';
import { bumpRevision } from '../core/db/list-revisions';
import { newId } from '../core/db/uuid';
import type { Context } from '../features/context';
import { createEmployee } from '../features/employees/change-queries';
import { findRecord } from '../features/help-desk/records/queries';
import { changeAtVersion } from '../features/help-desk/change-at-version';
import { getTransition } from '../features/help-desk/records/record-transition';
import { createHelpDeskRequest } from '../features/help-desk/requests/queries';
import { addEligibilityCheck } from '../features/inbox/service';
import { changePerson } from '../features/inbox/person/change-person';
import { upsertThread } from '../features/inbox/threads/queries';
import { bumpThreadRevision } from '../features/inbox/threads/refresh-queries';
import { addThreadMessage } from '../features/inbox/messages/queries';
import { applyThreadChange } from '../features/inbox/threads/change-thread';
import { createJob } from '../features/jobs/change-queries';
import { createPost, updatePost } from '../features/posts/change-queries';
import { findPost } from '../features/posts/queries';
import { addAttachment } from '../services/messages/files/attachment-queries';
import { recordFormConsent } from '../services/sms/consent-queries';
import type { DemoRequest } from './help-desk-samples';
import type { DemoThread } from './inbox-samples';
import { brochure } from './sample-brochure';
import { generateApplications } from './job-samples';
import type { SamplePost } from './post-samples';

const owner = 'owner@larkspan.example';
const hour = 60 * 60_000;

export async function seedThread(
  tx: Tx,
  context: Pick<Context, 'encryption' | 'regions'>,
  thread: DemoThread,
  now: Date,
): Promise<void> {
  const { encryption } = context;
  const start = now.getTime() - thread.hoursAgo * hour;
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const lastAt = at(thread.messages.at(-1)?.afterMinutes ?? 0);
  const threadId = await upsertThread(tx, encryption, { ...thread, source: 'form' }, lastAt);
  const checkId = newId();
  await addThreadMessage(tx, context, threadId, {
    id: checkId,
    at: at(0),
    channel: 'eligibility',
    direction: 'in',
    text: `Eligibility check. Preferred call time: ${thread.time}`,
    email: thread.email,
  });
  await addEligibilityCheck(tx, encryption, { messageId: checkId, ...thread });
  if (thread.consent) {
    const consent = { contact: thread.contact, at: at(0), originId: checkId };
    await recordFormConsent(tx, encryption, { ...consent, form: 'eligibility', language: null });
  }
  for (const { afterMinutes, hasBrochure, ...message } of thread.messages) {
    const { channel, direction } = message;
    const [messageId, fileId] = [newId(), newId()];
    const { name, type, bytes } = brochure;
    const file = { id: fileId, name, type, size: bytes.length };
    const isSent = direction === 'out' && (channel === 'sms' || channel === 'email');
    await addThreadMessage(tx, context, threadId, {
      ...message,
      id: messageId,
      files: hasBrochure ? [file] : [],
      at: at(afterMinutes),
      email: channel === 'email' ? thread.email : null,
      number: channel === 'sms' ? (message.number ?? thread.contact) : undefined,
      delivery: isSent ? 'sent' : 'received',
    });
    if (!hasBrochure) continue;
    const keepUntil = new Date(now.getTime() + 180 * 24 * hour).toISOString();
    const stored = { id: fileId, messageId, type, bytes, createdAt: at(afterMinutes), keepUntil };
    await addAttachment(tx, encryption, stored);
  }
  if (thread.state !== null) {
    const actor = { email: thread.state.assignee, at: lastAt };
    await applyThreadChange(tx, { id: threadId, version: 1 }, thread.state, actor);
  }
  if (thread.person) {
    const change = { ...thread.person, version: thread.state === null ? 1 : 2 };
    const actor = { email: thread.state?.assignee ?? owner, at: lastAt };
    await changePerson(tx, encryption, threadId, change, actor);
  }
  await bumpThreadRevision(tx, threadId);
}

export async function seedRequest(
  tx: Tx,
  encryption: Encryption,
  { type, person, answers, hoursAgo, review }: DemoRequest,
  now: Date,
): Promise<void> {
  const id = newId();
  const filedAt = new Date(now.getTime() - hoursAgo * hour);
  await createHelpDeskRequest(tx, encryption, { id, type, person, answers, now: filedAt });
  if (review === null) return;
  const decision = review.isDeclined ? ('declined' as const) : ('approved' as const);
  const unreviewed = { reviewed: false, assignee: null, decision: null };
  const transition = getTransition(
    unreviewed,
    needsDecision(type) ? { decision } : { reviewed: true },
  );
  const at = new Date(filedAt.getTime() + review.afterHours * hour).toISOString();
  const record = await findRecord(tx, encryption, id);
  if (transition === null || record === null) return;
  await changeAtVersion(tx, record, record.version, transition, { email: owner, at });
}

export async function seedEmployees(
  tx: Tx,
  encryption: Encryption,
  employees: readonly EmployeeRecord[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const employee of employees) {
    await createEmployee(tx, encryption, employee, 'imported', { email: owner, at });
  }
  if (employees.length > 0) await bumpRevision(tx, 'employees');
}

export async function seedJobs(
  tx: Tx,
  encryption: Encryption,
  jobs: readonly JobPostRecord[],
  { applications, now }: { applications: number; now: Date },
): Promise<void> {
  for (const job of jobs) {
    await createJob(tx, job, 'added', { email: owner, at: now.toISOString(), sample: true });
    for (const { stage, ...application } of generateApplications(job, applications, now)) {
      const { id, at } = application;
      await createApplication(tx, encryption, application);
      if (stage === 'new') continue;
      await updateStage(tx, { id, version: 1, stage }, { email: owner, at });
    }
  }
  if (jobs.length > 0) await bumpRevision(tx, 'jobPosts');
}

/** Adds posts and publishes or schedules them. The publisher notices published posts on its own. */
export async function seedPosts(tx: Tx, posts: readonly SamplePost[], now: Date): Promise<void> {
  for (const { values, publishedFrom } of posts) {
    const isPublished = publishedFrom !== null && publishedFrom <= now.toISOString();
    const at = isPublished ? publishedFrom : now.toISOString();
    const id = await createPost(tx, values, { email: owner, at });
    const draft = await findPost(tx, id, at);
    if (publishedFrom === null || draft === null) continue;
    const kind = isPublished ? 'published' : 'scheduled';
    const update = { values, published: { values, from: publishedFrom }, kind } as const;
    await updatePost(tx, draft, update, { email: owner, at });
  }
  if (posts.length > 0) await bumpRevision(tx, 'posts');
}
