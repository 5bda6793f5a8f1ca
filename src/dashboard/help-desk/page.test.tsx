import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordsChanged } from '../../../contract/help-desk/change-schema';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { screenById, type ScreenId } from '../../../contract/shared/roles';
import { helpDeskFacts } from '../../../contract/help-desk/testing/sample-request-data';
import { StaffSession } from '../app/session/session-provider';
import { HelpDeskQueue } from './page';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const item = (own: Partial<QueueItem>): QueueItem => ({
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
  facts: helpDeskFacts({
    period: { from: '2026-02-02', to: '2026-02-15' },
    hours: { worked: 40, paid: 32 },
  }),
  answeredAt: null,
  failed: false,
  file: null,
  ...own,
});

let asked: string[];
let changed: RecordsChanged;
beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  asked = [];
  changed = {
    changed: ['r1'],
    refused: [{ id: 'r2', message: 'Changed by ira@agency.example.' }],
  };
  const items = [item({}), item({ id: 'r2', name: 'Ben Adler', reviewed: true, facts: null })];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push(
      `${init?.method ?? 'GET'} ${address} ${typeof init?.body === 'string' ? init.body : ''}`,
    );
    const answer = address.endsWith('/states')
      ? changed
      : address.endsWith('/assignees')
        ? { assignees: [] }
        : {
            items,
            total: 52,
            waiting: 1,
            oldestWaitingAt: '2026-03-02T10:00:00.000Z',
            firstDayWaiting: null,
          };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens a queue at an address. */
function open(search = '', screenId: ScreenId = 'pay-roll') {
  const queue = screenById(screenId);
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, onRefused: () => undefined };
  render(
    <StaffSession {...staff}>
      <HelpDeskQueue screen={queue} location={{ pathname: queue.path, search }} />
    </StaffSession>,
  );
}

test('a queue has its own columns, and a request of an older release says where it can be read', async () => {
  open();
  const row = (await screen.findByText('Rosa Núñez')).closest('tr');
  expect(row?.textContent).toContain('Feb 2 to 15, 2026');
  expect(row?.textContent).toContain('8 hours missing');
  const other = screen.getByText('Ben Adler').closest('tr');
  expect(other?.textContent).toContain('See the request');
  expect(screen.getByText(/^1 request waits, for \d+ days\.$/)).toBeTruthy();
});

test('what the address says is what the server is asked for, without the words', async () => {
  open('?show=waiting&assignee=mine&q=rosa&page=2');
  await screen.findByText('Rosa Núñez');
  expect(asked[0]).toMatch(/\/helpDesk\/queues\/payroll\?show=waiting&assignee=mine&page=2 $/);
  expect(screen.getByText('51 to 52 of 52')).toBeTruthy();
});

test('several are changed at the versions on the screen, and those that were refused stay chosen, with why', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark reviewed' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '1 request changed. Not changed: Ben Adler: Changed by ira@agency.example.',
  );
  const body = {
    records: [
      { id: 'r1', version: 1 },
      { id: 'r2', version: 1 },
    ],
    reviewed: true,
  };
  expect(asked.some((call) => call.endsWith(`/states ${JSON.stringify(body)}`))).toBe(true);
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Rosa Núñez' }).checked,
  ).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ben Adler' }).checked).toBe(
    true,
  );
});

test('several requests for time off are given to somebody together, and decided one by one', async () => {
  open('', 'pto');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('combobox', { name: 'Assign selected to' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('those that were reviewed before are not counted as changed, and what became of it has the focus of the button that is gone', async () => {
  changed = { changed: ['r1', 'r2'], refused: [] };
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const button = screen.getByRole('button', { name: 'Mark reviewed' });
  button.focus();
  fireEvent.click(button);
  const said = await screen.findByText('1 request changed. 1 already reviewed.');
  expect(screen.queryByRole('button', { name: 'Mark reviewed' })).toBeNull();
  expect(document.activeElement).toBe(said);
});

test('why nothing was changed is said, and no more while it is tried again', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const answers = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(screen.getByRole('button', { name: 'Mark reviewed' }));
  const said = await screen.findByText(/^Not changed\. ./);
  expect(said.getAttribute('role')).toBe('alert');
  vi.stubGlobal('fetch', answers);
  fireEvent.click(screen.getByRole('button', { name: 'Mark reviewed' }));
  expect(said.textContent).toBe('');
  await screen.findByText(/^1 request changed\./);
  expect(said.textContent).not.toContain('Failed');
});

test('while the chosen are being changed, another press changes nothing', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const button = screen.getByRole('button', { name: 'Mark reviewed' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as waiting' }));
  await screen.findByText(/^1 request changed\./);
  expect(asked.filter((call) => call.includes('/states '))).toHaveLength(1);
});
