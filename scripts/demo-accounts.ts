import { roles, type Role } from '../contract/shared/roles';

const names: Record<Role, string> = {
  owner: 'Olive Owner (sample)',
  intake: 'Ira Intake (sample)',
  observer: 'Obi Observer (sample)',
  admin: 'Ada Admin (sample)',
};

const createAccount = (role: Role, id: string, name: string) => ({
  ...{ role, id, name },
  email: `${id}@larkspan.example`,
  password: `demo-${id}`,
});

/**
 * One account per role, and one with screens that the owner has granted. Only on the emulator; the server's demo knows the same
 * emails (server/demo/inbox-samples.ts).
 */
export const demoAccounts = [
  ...roles.map((role) => createAccount(role, role, names[role])),
  createAccount('observer', 'payroll', 'Pia Payroll (sample)'),
];

/** Creates verified accounts on the emulator at `url`. Existing ones keep their password. */
export async function createDemoAccounts(url: string, project: string): Promise<void> {
  for (const { id, email, password, name } of demoAccounts) {
    const response = await fetch(
      `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({
          // Constant, because roles are bound to it even after the emulator's file is deleted.
          localId: `demo-${id}`,
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
