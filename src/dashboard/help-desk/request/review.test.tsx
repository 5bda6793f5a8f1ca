import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { SessionProvider } from '../../app/session/session-provider';
import { useUndoOffer } from '../../hooks/use-undo-offer';
import { describePatch, RequestDetail } from './request';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const request: HelpDeskDetail = {
  id: 'r1',
  type: 'payStub',
  at: '2026-11-20T15:00:00.000Z',
  reference: 'HD-7K3M-9Q',
  name: 'Ann Lee',
  contact: '2125550199',
  email: null,
  region: 'new-york',
  reviewed: false,
  assignee: null,
  decision: null,
  version: 1,
  requestData: null,
  failed: false,
  file: null,
  details: [],
  statusPageExpiresAt: '2999-01-01T00:00:00.000Z',
  canText: false,
  canReceiveTexts: true,
  textConsent: null,
  messages: [],
  events: [],
  earlier: [],
  away: { others: [], samePerson: [] },
  emailOnFile: null,
  language: null,
  identity: { matches: [], confirmed: null, recipient: null },
};
let changes: unknown[];
beforeEach(() => {
  changes = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') {
      changes.push(JSON.parse(String(init.body)));
      const { assignee, decision } = request;
      return Promise.resolve(
        Response.json({ reviewed: true, assignee, decision, version: 2, undo: 'token' }),
      );
    }
    return Promise.resolve(
      Response.json(path.endsWith('/records/r1') ? request : { assignees: [], others: [] }),
    );
  });
});

function Offer() {
  return <output>{useUndoOffer()?.message}</output>;
}

function renderRequest() {
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <RequestDetail
        id="r1"
        type="payStub"
        backUrl="/list"
        getUrl={(id) => `/${id}`}
        takesFocus={false}
      />
      <Offer />
    </SessionProvider>,
  );
}

test.each(['the button', 'the key'])('%s asks before a pay stub is left out', async (way) => {
  renderRequest();
  const button = await screen.findByRole('button', { name: 'Mark reviewed' });
  if (way === 'the button') fireEvent.click(button);
  else fireEvent.keyDown(document.body, { key: 'e' });
  const question = screen.getByRole('group', { name: 'Mark this reviewed without a pay stub?' });
  expect(question.textContent).toContain('No pay stub is attached');
  expect(changes).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Mark reviewed' }));
  await waitFor(() => expect(changes).toEqual([{ version: 1, reviewed: true }]));
  expect(await screen.findByText('Marked Ann Lee reviewed')).toBeTruthy();
});

test.each([
  ['Approved Ann Lee’s time off', { decision: 'approved' }],
  ['Undid the decision on Ann Lee’s time off', { decision: null }],
  ['Marked Ann Lee as waiting', { reviewed: false }],
  ['Assigned Ann Lee', { assignee: 'ira@agency.example' }],
] as const)('describes a change to undo: %s', (text, patch) => {
  expect(describePatch('Ann Lee', patch)).toBe(text);
});
