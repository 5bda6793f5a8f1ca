import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account, AccountsResponse } from '../../../../contract/accounts/schema';
import { getScreen, resolveAccess, type Role } from '../../../../contract/shared/roles';
import { createAccount } from '../../accounts/testing/sample-accounts';
import { SessionProvider } from '../session/session-provider';
import { UsersPage } from './users-page';

vi.mock('gatsby', () => ({ navigate: () => Promise.resolve() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => vi.unstubAllGlobals());

const ben = createAccount({
  email: 'ben@agency.example',
  name: 'Ben Adler',
  role: 'admin',
  version: 3,
});

type Responses = { provider?: AccountsResponse['provider']; after?: Account[] };

/** Opens the screen and returns the bodies of PUT calls. The first one is rejected; then the list returns `after`. */
function open(
  role: Role,
  accounts: Account[],
  { provider = 'complete', after = accounts }: Responses = {},
): unknown[] {
  const putBodies: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') {
      const listed = putBodies.length === 0 ? accounts : after;
      return Promise.resolve(Response.json({ accounts: listed, total: listed.length, provider }));
    }
    putBodies.push(JSON.parse(String(body)));
    if (putBodies.length > 1) return Promise.resolve(Response.json({ version: 9 }));
    const message = 'other@agency.example changed this account first.';
    return Promise.resolve(
      Response.json({ error: { code: 'changed_since', message } }, { status: 409 }),
    );
  });
  const users = getScreen('users');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  render(
    <SessionProvider user={user} access={resolveAccess({ role })} onAccessDenied={() => undefined}>
      <UsersPage screen={users} location={{ pathname: users.path, search: '' }} />
    </SessionProvider>,
  );
  return putBodies;
}

async function chooseAction(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'More for Ben Adler' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

test('a conflict names who changed the account and its current state, and the next click saves', async () => {
  const putBodies = open('owner', [ben], {
    after: [{ ...ben, ...resolveAccess({ role: 'observer', regions: ['maryland'] }), version: 5 }],
  });
  await chooseAction('Disable…');
  const dialog = await screen.findByRole('dialog', { name: 'Disable Ben Adler?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await within(dialog).findByRole('alert')).toHaveProperty(
    'textContent',
    'other@agency.example changed this account first. The access is now: Observer, Maryland only. The account is enabled.',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Ben Adler is disabled.')).toBeTruthy();
  expect(putBodies).toEqual([
    { role: 'admin', disabled: true, version: 3 },
    { role: 'observer', disabled: true, version: 5 },
  ]);
});

test('the list says what each account can open, and only an owner can change it', async () => {
  const access = resolveAccess({
    ...{ role: 'intake', grantedScreens: ['pay-roll'] },
    regions: ['new-york'],
  });
  open('intake', [{ ...ben, ...access }]);
  expect(await screen.findByText('Intake, plus Pay roll queries, New York only')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change access Ben Adler' })).toBeNull();
});

test('an account can get a role that another account holds', async () => {
  const putBodies = open('owner', [{ ...ben, binding: 'claimed-by-other' }]);
  expect(await screen.findByText('Role linked to another account')).toBeTruthy();
  await chooseAction('Move role to new account…');
  fireEvent.click(await screen.findByRole('button', { name: 'Move role' }));
  await screen.findByRole('alert');
  expect(putBodies).toEqual([{ role: 'admin', disabled: false, version: 3, release: true }]);
});

test('explains why only addresses with a role are listed when no service account is set', async () => {
  open('intake', [ben], { provider: 'unconfigured' });
  expect(await screen.findByText(/set up a service account/)).toBeTruthy();
});
