// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import { ExportMenu } from './export-menu';

const calls = vi.hoisted(() => ({ fetchStaffFile: vi.fn(), saveFile: vi.fn() }));
vi.mock('./staff-call', () => ({ fetchStaffFile: calls.fetchStaffFile }));
vi.mock('./save-file', () => ({ saveFile: calls.saveFile }));

beforeEach(() => {
  calls.fetchStaffFile.mockReset();
  calls.saveFile.mockReset();
});
afterEach(cleanup);

function choose(words: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(screen.getByRole('button', { name: words }));
}

test('what is chosen is asked for with the list’s filters and saved under the server’s name', async () => {
  const file = new File(['a'], 'accounts-2026-11-21.xlsx');
  calls.fetchStaffFile.mockResolvedValue(file);
  render(<ExportMenu path="/accounts/export?role=admin" />);
  choose('Excel workbook');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalledWith(file));
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/accounts/export?role=admin&format=xlsx', {});
  expect(screen.getByRole('status').textContent).toBe('accounts-2026-11-21.xlsx is saved.');
});

test('what only the browser knows is named to the server', async () => {
  calls.fetchStaffFile.mockResolvedValue(new File(['a'], 'messages.csv'));
  render(<ExportMenu path="/chats/export" named={['p1', 'p2']} />);
  choose('CSV file');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalledOnce());
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/chats/export', {
    method: 'POST',
    body: { format: 'csv', userIds: ['p1', 'p2'] },
  });
});

test('a refusal is said in the server’s words, and nothing is saved', async () => {
  const words = 'A CSV file holds at most 50,000 rows. Please filter the list first.';
  calls.fetchStaffFile.mockRejectedValue(new ApiError(409, 'too_many_rows', words));
  render(<ExportMenu path="/accounts/export" />);
  choose('CSV file');
  expect((await screen.findByRole('alert')).textContent).toBe(`Not exported: ${words}`);
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/accounts/export?format=csv', {});
  expect(calls.saveFile).not.toHaveBeenCalled();
});

test('words that were searched for go beside the path, not in it', async () => {
  calls.fetchStaffFile.mockResolvedValue(new File(['a'], 'messages.csv'));
  render(<ExportMenu path="/chats/export" search="Núñez" quiet />);
  choose('CSV file');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalled());
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('/chats/export?format=csv', {
    headers: { 'x-search': 'N%C3%BA%C3%B1ez' },
  });
});
