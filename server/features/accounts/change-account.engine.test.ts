import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database/database';
import { listStaffAccounts, seedAccounts } from '../../services/auth/account-queries';
import { testEncryption } from '../../testing/encryption';
import { updateAccount } from './change-account';

const database = useTestDatabase();

const at = '2026-11-20T15:00:00.000Z';
const demote = (email: string, actor: string) =>
  updateAccount(
    { db: database.db, encryption: testEncryption },
    email,
    { role: 'observer', disabled: false, version: 1, invitation: null },
    { email: actor, at },
  );

test('keeps one of two owners who demote each other at once', async () => {
  const { db } = database;
  const [one, other] = ['one@agency.example', 'other@agency.example'];
  for (let round = 0; round < 5; round += 1) {
    await db.deleteFrom('accounts').execute();
    const seeds = [one, other].map((email) => ({ email, role: 'owner' as const }));
    await seedAccounts(db, seeds, at);
    const results = await Promise.allSettled([demote(other, one), demote(one, other)]);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { statusCode: 403 } },
    ]);
    const roles = (await listStaffAccounts(db)).map(({ role }) => role);
    expect(roles.sort()).toEqual(['observer', 'owner']);
  }
});

test('rejects a change by someone who is no longer an owner', async () => {
  const { db } = database;
  await seedAccounts(db, [{ email: 'intake@agency.example', role: 'intake' }], at);
  await expect(demote('intake@agency.example', 'gone@agency.example')).rejects.toMatchObject({
    statusCode: 403,
  });
});
