import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-client';
import { ExportMenu } from './export-menu';

const calls = vi.hoisted(() => ({ fetchStaffFile: vi.fn(), saveFile: vi.fn() }));
vi.mock('../../api/staff-client', () => ({ fetchStaffFile: calls.fetchStaffFile }));
vi.mock('../../../lib/files/save-file', () => ({ saveFile: calls.saveFile }));

beforeEach(() => {
  calls.fetchStaffFile.mockReset();
  calls.saveFile.mockReset();
});
afterEach(cleanup);

async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.findByRole('menu', { name: 'Export as' });
}

async function choose(words: string) {
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: words }));
}

test('what is chosen is asked for with the list’s filters and saved under the server’s name', async () => {
  const file = new File(['a'], 'accounts-2026-11-21.xlsx');
  calls.fetchStaffFile.mockResolvedValue(file);
  render(<ExportMenu path="/accounts/export?role=admin" />);
  await choose('Excel workbook');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalledWith(file));
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/accounts/export?role=admin&format=xlsx', {});
  expect(screen.getByRole('status').textContent).toBe('accounts-2026-11-21.xlsx is saved.');
});

test('what only the browser knows is named to the server', async () => {
  calls.fetchStaffFile.mockResolvedValue(new File(['a'], 'messages.csv'));
  render(<ExportMenu path="/chats/export" named={['p1', 'p2']} />);
  await choose('CSV file');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalledOnce());
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/chats/export', {
    method: 'POST',
    body: { format: 'csv', userIds: ['p1', 'p2'] },
  });
});

test('a refusal is said in the server’s words, and nothing is saved', async () => {
  const words = 'A CSV file holds at most 50,000 rows. Filter the list first.';
  calls.fetchStaffFile.mockRejectedValue(new ApiError(409, 'too_many_rows', words));
  render(<ExportMenu path="/accounts/export" />);
  await choose('CSV file');
  expect((await screen.findByRole('alert')).textContent).toBe(`Not exported: ${words}`);
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/accounts/export?format=csv', {});
  expect(calls.saveFile).not.toHaveBeenCalled();
});

test('words that were searched for go beside the path, not in it', async () => {
  calls.fetchStaffFile.mockResolvedValue(new File(['a'], 'messages.csv'));
  render(<ExportMenu path="/chats/export" search="Núñez" quiet />);
  await choose('CSV file');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalled());
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/chats/export?format=csv', {
    headers: { 'x-search': 'N%C3%BA%C3%B1ez' },
  });
});

test('Escape closes the menu and nothing behind it, and a letter in it is no key of the screen', async () => {
  const reached: string[] = [];
  const hear = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) reached.push(event.key);
  };
  // The screen listens since before the menu was opened.
  document.addEventListener('keydown', hear);
  render(<ExportMenu path="/accounts/export" />);
  const menu = await openMenu();
  fireEvent.keyDown(menu, { key: 'e' });
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  document.removeEventListener('keydown', hear);
  expect(reached).toEqual([]);
});
