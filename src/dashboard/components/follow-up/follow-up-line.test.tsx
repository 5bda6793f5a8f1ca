import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FollowUp } from '../../../../contract/follow-ups/schema';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SessionProvider } from '../../app/session/session-provider';
import { FollowUpLine } from './follow-up-line';
import type { CallOutcome } from './times';

vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const requests: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') });
  requests.length = 0;
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'https://site.example').pathname.replace(/^\/api/, '');
    if (method !== 'GET') {
      requests.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    }
    return Promise.resolve(
      Response.json(
        path.endsWith('/assignees')
          ? { assignees: ['ira@agency.example', 'olga@agency.example'], assigned: [] }
          : { followUp: null, undo: null },
      ),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const papers: FollowUp = {
  dueAt: '2026-12-03T20:00:00.000Z',
  owner: 'ira@agency.example',
  text: 'Call about Medicaid papers',
  version: 4,
};

function show(followUp?: FollowUp, outcome: CallOutcome | null = null) {
  const user = { uid: 'u1', email: 'ira@agency.example', displayName: null, photoURL: null };
  const staff = {
    user,
    access: resolveAccess({ role: 'intake' }),
    onAccessDenied: () => undefined,
  };
  const build = (current?: FollowUp) => (
    <SessionProvider {...staff}>
      <FollowUpLine
        record={{ kind: 'thread', id: 'p1', name: 'Ann Lee' }}
        followUp={current}
        outcome={outcome}
      />
    </SessionProvider>
  );
  const { rerender } = render(build(followUp));
  return { poll: (next?: FollowUp) => rerender(build(next)) };
}

const button = (name: string) => screen.getByRole('button', { name });

test('says when, who, and what, and is done with one click', async () => {
  show(papers);
  const line = screen.getByText(/^Follow up/);
  expect(line.textContent).toMatch(/Thu, Dec 3, 3:00 PM.* · Ira · Call about Medicaid papers$/);
  fireEvent.click(button('Done'));
  await waitFor(() =>
    expect(requests).toEqual([{ method: 'DELETE', path: '/follow-ups/thread/p1', body: null }]),
  );
});

test('F opens the form, and a quick choice is saved for me', async () => {
  show();
  fireEvent.keyDown(document.body, { key: 'f' });
  fireEvent.change(screen.getByLabelText(/^What to do/), { target: { value: 'Call' } });
  fireEvent.click(button('Tomorrow 9 AM'));
  fireEvent.click(button('Save follow-up'));
  const body = {
    ...{ version: 0, owner: 'ira@agency.example', text: 'Call' },
    dueAt: '2026-12-02T14:00:00.000Z',
  };
  await waitFor(() => expect(requests.map((request) => request.body)).toEqual([body]));
  expect(document.activeElement).toBe(button('Add follow-up'));
});

test('a time in the past is explained and not saved', async () => {
  show(papers);
  fireEvent.click(button('Edit follow-up'));
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-30' } });
  fireEvent.click(button('Save follow-up'));
  expect((await screen.findByRole('alert')).textContent).toMatch('in the future');
  expect(requests).toEqual([]);
});

test('a call that reached nobody proposes the next try, which one click sets', async () => {
  show(papers, 'no-answer');
  expect(screen.getByText(/^Try again Wed, Dec 2, 9:00 AM/)).toBeTruthy();
  fireEvent.click(button('Set follow-up'));
  await waitFor(() =>
    expect(requests.map(({ body }) => body)).toMatchObject([
      { version: 4, dueAt: '2026-12-02T14:00:00.000Z', text: 'Call again' },
    ]),
  );
});

test('what a colleague changes while the form is open is a conflict, not lost', async () => {
  const { poll } = show(papers);
  fireEvent.click(button('Edit follow-up'));
  poll({ ...papers, text: 'Call the daughter', version: 5 });
  fireEvent.click(button('Save follow-up'));
  await waitFor(() => expect(requests.map(({ body }) => body)).toMatchObject([{ version: 4 }]));
});
