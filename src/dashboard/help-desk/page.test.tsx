import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BulkRecordResponse } from '../../../contract/help-desk/record-schema';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { getScreen, resolveAccess, type ScreenId } from '../../../contract/shared/roles';
import { sampleRequestData } from '../../../contract/help-desk/testing/sample-request-data';
import { SessionProvider } from '../app/session/session-provider';
import { HelpDeskPage } from './page';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const item = (fields: Partial<QueueItem>): QueueItem => ({
  id: 'r1',
  type: 'payroll',
  at: '2026-03-02T10:00:00.000Z',
  reference: 'HD-7K3M-9Q',
  name: 'Rosa Núñez',
  contact: '2125550143',
  email: null,
  region: 'new-york',
  reviewed: false,
  assignee: null,
  decision: null,
  version: 1,
  requestData: sampleRequestData({
    period: { from: '2026-02-02', to: '2026-02-15' },
    hours: { worked: 40, paid: 32 },
  }),
  failed: false,
  file: null,
  ...fields,
});

let requests: string[];
let changed: BulkRecordResponse;
let items: QueueItem[];
beforeEach(() => {
  requests = [];
  changed = {
    changed: ['r1'],
    rejected: [{ id: 'r2', message: 'Changed by ira@agency.example.' }],
    undo: 'token',
  };
  items = [
    item({}),
    item({
      id: 'r2',
      reference: 'HD-4F2P-8X',
      name: 'Ben Adler',
      reviewed: true,
      requestData: null,
    }),
  ];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    requests.push(
      `${init?.method ?? 'GET'} ${address} ${typeof init?.body === 'string' ? init.body : ''}`,
    );
    const response = address.endsWith('/states')
      ? changed
      : address.endsWith('/assignees')
        ? { assignees: [], assigned: ['ira@agency.example'] }
        : {
            items,
            total: 52,
            waiting: 1,
            oldestWaitingAt: '2026-03-02T10:00:00.000Z',
          };
    return Promise.resolve(Response.json(response));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(search = '', screenId: ScreenId = 'pay-roll') {
  const queue = getScreen(screenId);
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role: 'owner' }), onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <HelpDeskPage screen={queue} location={{ pathname: queue.path, search }} />
    </SessionProvider>,
  );
}

test('shows the columns of the queue, and refers to the request if it has no data', async () => {
  open();
  const row = (await screen.findByText('Rosa Núñez')).closest('tr');
  expect(row?.textContent).toContain('Feb 2 to 15, 2026');
  expect(row?.textContent).toContain('8 hours missing');
  const other = screen.getByText('Ben Adler').closest('tr');
  expect(other?.textContent).toContain('See request');
  expect(screen.getByText(/^1 waiting, oldest \d+ days$/)).toBeTruthy();
});

test('two requests of one person differ beside an open request', async () => {
  items = [item({}), item({ id: 'r2', reference: 'HD-4F2P-8X', at: '2026-03-03T10:00:00.000Z' })];
  open('?record=r1');
  const rows = (await screen.findAllByText('Rosa Núñez')).map((name) => name.closest('tr'));
  const facts = rows.map((row) => row?.textContent);
  expect(facts[0]).toMatch(/HD-7K3M-9Q · Mar 2.* · Feb 2 to 15, 2026 · 8 hours missing/);
  expect(facts[1]).toMatch(/HD-4F2P-8X · Mar 3/);
});

test('requests what the URL says, without the search text', async () => {
  open('?show=waiting&assignee=mine&q=rosa&page=2');
  await screen.findByText('Rosa Núñez');
  const listed = requests.find((call) => call.includes('/queues/payroll?'));
  expect(listed).toMatch(/\/helpDesk\/queues\/payroll\?show=waiting&assignee=mine&page=2 $/);
  expect(screen.getByText('51 to 52 of 52')).toBeTruthy();
});

test('changes several requests at their visible versions and keeps the rejected ones selected', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /all on this page/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark reviewed' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Marked 1 request reviewed. Not changed: Ben Adler, HD-4F2P-8X: Changed by ira@agency.example.',
  );
  const body = {
    records: [
      { id: 'r1', version: 1 },
      { id: 'r2', version: 1 },
    ],
    reviewed: true,
  };
  expect(requests.some((call) => call.endsWith(`/states ${JSON.stringify(body)}`))).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Rosa Núñez/ }).checked).toBe(
    false,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ben Adler/ }).checked).toBe(true);
});

test('assigns several time-off requests together but does not review them together', async () => {
  open('', 'pto');
  fireEvent.click(await screen.findByRole('checkbox', { name: /all on this page/ }));
  expect(screen.getByRole('combobox', { name: /^Assign .* to$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('ignores another press while a bulk change is pending', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /all on this page/ }));
  const button = screen.getByRole('button', { name: 'Mark reviewed' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as waiting' }));
  await screen.findByText(/^Marked 1 request reviewed\./);
  expect(requests.filter((call) => call.includes('/states '))).toHaveLength(1);
});

test('asks before pay-stub requests without a pay stub are marked reviewed', async () => {
  items = [item({ type: 'payStub' })];
  open('', 'pay-stub');
  fireEvent.click(await screen.findByRole('checkbox', { name: /all on this page/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark reviewed' }));
  const question = screen.getByRole('group', { name: 'Mark 1 request reviewed?' });
  expect(question.textContent).toContain('No pay stub is attached');
  expect(requests.some((call) => call.includes('/states '))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Mark 1 request' }));
  await screen.findByText(/^Marked 1 request reviewed\./);
});

test('only the names of waiting requests are bold', async () => {
  open();
  const waiting = (await screen.findByText('Rosa Núñez')).closest('tr') as HTMLElement;
  const weights = [...waiting.children].map((cell) => getComputedStyle(cell).fontWeight);
  expect(weights.filter((weight) => weight === '700')).toHaveLength(1);
  const reviewed = screen.getByText('Ben Adler').closest('th') as HTMLElement;
  expect(getComputedStyle(reviewed).fontWeight).toBe('400');
});
