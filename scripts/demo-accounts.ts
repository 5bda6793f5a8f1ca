import type { Role } from '../contract/shared/roles';

type DemoAccount = { role: Role; email: string; password: string; name: string };

/** One account per role, only on the emulator. */
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

/** Formats the server's ACCOUNT_ROLES variable. */
export function accountRoles(accounts: readonly DemoAccount[]): string {
  return accounts.map(({ role, email }) => `${role}:${email}`).join(',');
}

/** Creates verified accounts on the emulator at `url`. Existing ones keep their password. */
export async function createDemoAccounts(url: string, project: string): Promise<void> {
  for (const { role, email, password, name } of demoAccounts) {
    const response = await fetch(
      `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({
          // Constant, because roles are bound to it even after the emulator's file is deleted.
          localId: `demo-${role}`,
          email,
          password,
          displayName: name,
          emailVerified: true,
        }),
      },
    );
    const body = await response.text();
    if (!response.ok && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(body)) {
      throw new Error(`The demo account ${email} could not be created: ${body}`);
    }
  }
}
