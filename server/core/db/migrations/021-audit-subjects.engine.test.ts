import { expect, test } from 'vitest';
import { at, useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

const kinds = {
  account: [
    ...['disable-account', 'enable-account', 'release-account'],
    ...['role-admin', 'role-intake', 'role-observer', 'role-owner'],
  ],
  application: ['expire-resume'],
  list: ['export'],
  message: [
    ...['call', 'expire-card', 'note', 'open-card'],
    ...['reply', 'retry', 'reveal-dob', 'reveal-medicate'],
  ],
  template: ['add-template', 'change-template', 'delete-template'],
  thread: [
    ...['assign', 'merge', 'split', 'status-closed', 'status-contacted'],
    ...['status-new', 'status-qualified', 'unassign'],
  ],
};

test('gives existing entries the kind of their subject', async () => {
  await opened.migrateTo('019-released-roles');
  const entry = { at, actor: 'ira@agency.example', subject: 'Application 0190-a' };
  for (const [kind, actions] of Object.entries(kinds)) {
    const rows = actions.map((action) => ({ id: `${kind} ${action}`, action, ...entry }));
    await opened.insert('audit', ...rows);
  }
  await opened.migrateTo('021-audit-subjects');
  const rows = await opened.db.selectFrom('audit').selectAll().execute();
  expect(rows).toHaveLength(Object.values(kinds).flat().length);
  for (const { id, action, subject, subjectKind } of rows) {
    expect(`${subjectKind} ${action}`).toBe(id);
    expect(subject).toBe(action === 'expire-resume' ? '0190-a' : entry.subject);
  }
});
