import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SessionProvider } from '../session/session-provider';
import { CommandPalette } from './command-palette';

vi.mock('gatsby', () => ({ navigate: () => Promise.resolve() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => vi.unstubAllGlobals());

const user = { uid: 'u1', email: 'intake@agency.example', displayName: null, photoURL: null };
const staff = { user, access: resolveAccess({ role: 'intake' }), onAccessDenied: () => undefined };

async function openPalette() {
  const onClose = vi.fn();
  render(
    <SessionProvider {...staff}>
      <CommandPalette open onClose={onClose} onScreen={vi.fn()} onShortcuts={vi.fn()} />
    </SessionProvider>,
  );
  await screen.findByRole('dialog', { name: 'Search or jump to…' });
  return onClose;
}
const input = () => screen.getByRole('combobox');
const highlighted = () => screen.getByRole('option', { selected: true });

test('its shortcut closes it, even before it has the focus', async () => {
  const onClose = await openPalette();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(onClose).toHaveBeenCalledOnce();
});

test('the highlight stays when records are found after it moved', async () => {
  const requests: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/views')
      ? Promise.resolve(Response.json({ views: [] }))
      : new Promise<Response>((resolve) => requests.push(resolve)),
  );
  await openPalette();
  fireEvent.change(input(), { target: { value: 'theme' } });
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(highlighted().textContent).toBe('Dark theme');
  await waitFor(() => expect(requests).toHaveLength(1));
  const thread = {
    kind: 'thread',
    screen: 'form-messages',
    id: 't1',
    name: 'Ann Theme',
    detail: 'NY',
  };
  requests[0]?.(Response.json({ results: [thread], more: [] }));
  await screen.findByRole('option', { name: /Ann Theme/ });
  expect(highlighted().textContent).toBe('Dark theme');
  expect(input().getAttribute('aria-activedescendant')).toBe(highlighted().id);
});
