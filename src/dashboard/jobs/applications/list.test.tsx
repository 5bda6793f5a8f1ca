import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getScreen } from '../../../../contract/shared/roles';
import { SessionProvider } from '../../app/session/session-provider';
import { ApplicationsView } from './list';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the list says how many applications are new', async () => {
  const response = { items: [], total: 0, waiting: 1234, jobs: [], newApplications: 1234 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(response)));
  const jobs = getScreen('jobs');
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <ApplicationsView
        screen={jobs}
        location={{ pathname: jobs.path, search: '?view=applications' }}
      />
    </SessionProvider>,
  );
  expect(await screen.findByText('1,234 new applications')).toBeTruthy();
});
