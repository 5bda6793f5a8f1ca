import type { Role } from '../contract/shared/roles';

export type DemoAccount = { role: Role; email: string; password: string; name: string };

/** One account per role for the demo, on the emulator only. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'owner',
    email: 'owner@larkspan.example',
    password: 'demo-owner',
    name: 'Olive Owner (sample)',
  },
  {
    role: 'intake',
    email: 'intake@larkspan.example',
    password: 'demo-intake',
    name: 'Ira Intake (sample)',
  },
  {
    role: 'observer',
    email: 'observer@larkspan.example',
    password: 'demo-observer',
    name: 'Obi Observer (sample)',
  },
  {
    role: 'admin',
    email: 'admin@larkspan.example',
    password: 'demo-admin',
    name: 'Ada Admin (sample)',
  },
];

/** The roles as the server's ACCOUNT_ROLES variable takes them. */
export function accountRoles(accounts: readonly DemoAccount[]): string {
  return accounts.map(({ role, email }) => `${role}:${email}`).join(',');
}

/**
 * Creates the accounts on an emulator, with verified e-mails; one that exists keeps its password.
 * @param url the emulator's address
 */
export async function createDemoAccounts(url: string, project: string): Promise<void> {
  for (const { role, email, password, name } of demoAccounts) {
    const answer = await fetch(
      `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({
          // Always the same: roles belong to it, also when the emulator's file was thrown away.
          localId: `demo-${role}`,
          email,
          password,
          displayName: name,
          emailVerified: true,
        }),
      },
    );
    const body = await answer.text();
    if (!answer.ok && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(body)) {
      throw new Error(`The demo account ${email} was not made: ${body}`);
    }
  }
}
