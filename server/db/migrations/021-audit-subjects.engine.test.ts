import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditActions } from '../../../contract/audit/constants';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

/** Later actions store the kind of their subject. */
const isOlder = (action: string) =>
  !/-(?:deliveries|request|file|employee|employees|employee-photo|job|application|post|texts)$/.test(
    action,
  ) && !['open-resume', 'distinct', 'identify-sender'].includes(action);

test('gives existing entries the kind of their subject', async () => {
  const { db } = opened.database;
  await opened.migrateTo('019-released-roles');
  const at = '2026-11-20T15:00:00.000Z';
  for (const action of Object.keys(auditActions).filter(isOlder)) {
    const subject = action === 'expire-resume' ? 'Application 0190-a' : 'about';
    await sql`insert into audit (id, at, actor, action, subject)
      values (${action}, ${at}, 'ira@agency.example', ${action}, ${subject})`.execute(db);
  }
  await opened.migrateTo('021-audit-subjects');
  const rows = await db.selectFrom('audit').select(['action', 'subject', 'subjectKind']).execute();
  const of = (kind: string) =>
    rows.flatMap((row) => (row.subjectKind === kind ? [row.action] : [])).sort();
  const kinds = [...new Set(rows.map((row) => row.subjectKind))];
  expect(Object.fromEntries(kinds.map((kind) => [kind, of(kind)]))).toEqual({
    account: [
      'disable-account',
      'enable-account',
      'release-account',
      'role-admin',
      'role-intake',
      'role-observer',
      'role-owner',
    ],
    application: ['expire-resume'],
    list: ['export'],
    message: [
      'call',
      'expire-card',
      'note',
      'open-card',
      'reply',
      'retry',
      'reveal-dob',
      'reveal-medicate',
    ],
    template: ['add-template', 'change-template', 'delete-template'],
    thread: [
      'assign',
      'merge',
      'split',
      'status-closed',
      'status-contacted',
      'status-new',
      'status-qualified',
      'unassign',
    ],
  });
  expect(rows.find(({ action }) => action === 'expire-resume')?.subject).toBe('0190-a');
});
