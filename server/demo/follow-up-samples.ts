import type { FollowUpKind } from '../../contract/follow-ups/constants';
import type { Encryption } from '../core/db/encryption/encryption';
import type { Tx } from '../core/db/engine';
import { bumpRevision } from '../core/db/list-revisions';
import { applyThreadChange } from '../features/inbox/threads/change-thread';
import { bumpThreadRevision } from '../features/inbox/threads/refresh-queries';
import { saveState } from '../services/follow-ups/queries';

const hour = 60 * 60_000;
const intake = 'intake@larkspan.example';
const owner = 'owner@larkspan.example';

const tables = {
  thread: 'threads',
  request: 'helpDesk',
  application: 'jobApplications',
  employee: 'employees',
} as const;

/** From the latest records of each kind on. */
const samples: readonly { kind: FollowUpKind; inHours: number; owner: string; text: string }[] = [
  { kind: 'thread', inHours: -2, owner: intake, text: 'Call about Medicaid papers' },
  { kind: 'thread', inHours: 1, owner: intake, text: 'Ask the daughter for a copy of the card' },
  { kind: 'thread', inHours: 72, owner, text: 'Call Thursday after the hospital visit' },
  { kind: 'request', inHours: 1, owner, text: 'Ask payroll if the correction went through' },
  { kind: 'application', inHours: 26, owner, text: 'Confirm the interview' },
  { kind: 'employee', inHours: 50, owner, text: 'Ask for the renewed certificate' },
];

/** Follow-ups of each kind, and a snoozed thread. */
export async function seedFollowUps(tx: Tx, encryption: Encryption, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  for (const kind of Object.keys(tables) as FollowUpKind[]) {
    const rows = await tx
      .selectFrom(tables[kind])
      .select('id')
      .orderBy('createdAt', 'desc')
      .limit(samples.length)
      .execute();
    const due = samples.filter((sample) => sample.kind === kind);
    for (const [index, sample] of due.entries()) {
      const id = rows[index]?.id;
      if (id === undefined) continue;
      const state = { dueAt: at(sample.inHours), owner: sample.owner, text: sample.text };
      const row = { id, kind, version: 1, changedBy: sample.owner };
      await saveState(tx, encryption, row, state);
      if (kind === 'thread') await bumpThreadRevision(tx, id);
    }
    await bumpRevision(tx, tables[kind]);
  }
  await snoozeOne(tx, { snoozedUntil: at(44), at: at(-1) });
}

/** The thread that was left alone longest, except closed ones. */
async function snoozeOne(
  tx: Tx,
  { snoozedUntil, at }: { snoozedUntil: string; at: string },
): Promise<void> {
  const thread = await tx
    .selectFrom('threads')
    .select(['id', 'version'])
    .where('status', '!=', 'closed')
    .orderBy('activeAt')
    .limit(1)
    .executeTakeFirst();
  if (thread === undefined) return;
  const change = { snoozedUntil, sleepsOnThanks: true };
  await applyThreadChange(tx, thread, change, { email: intake, at });
  await bumpThreadRevision(tx, thread.id);
}
