import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../browser/api/api-client';
import { ExportMenu } from './export-menu';

const calls = vi.hoisted(() => ({ fetchStaffFile: vi.fn(), saveFile: vi.fn() }));
vi.mock('../../api/staff-client', () => ({ fetchStaffFile: calls.fetchStaffFile }));
vi.mock('../../../browser/files/save-file', () => ({ saveFile: calls.saveFile }));

beforeEach(() => {
  calls.fetchStaffFile.mockReset();
  calls.saveFile.mockReset();
});

async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.findByRole('menu', { name: 'Export as' });
}

async function choose(name: string) {
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name }));
}

test('downloads the filtered list under the server’s file name', async () => {
  const file = new File(['a'], 'accounts-2026-11-21.xlsx');
  calls.fetchStaffFile.mockResolvedValue(file);
  render(<ExportMenu call="GET /accounts/export" query={{ role: 'admin' }} />);
  await choose('Excel workbook');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalledWith(file));
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('GET /accounts/export', {
    query: { role: 'admin', format: 'xlsx' },
    headers: {},
  });
  expect(screen.getByRole('status').textContent).toBe('Saved accounts-2026-11-21.xlsx');
});

test('shows the server’s error and saves nothing', async () => {
  const message = 'You don’t have access to this.';
  calls.fetchStaffFile.mockRejectedValue(new ApiError(403, 'forbidden', message));
  render(<ExportMenu call="GET /accounts/export" />);
  await choose('CSV file');
  expect((await screen.findByRole('alert')).textContent).toBe(`Not exported. ${message}`);
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('GET /accounts/export', {
    query: { format: 'csv' },
    headers: {},
  });
  expect(calls.saveFile).not.toHaveBeenCalled();
});

test('sends the search in a header', async () => {
  calls.fetchStaffFile.mockResolvedValue(new File(['a'], 'messages.csv'));
  render(<ExportMenu call="GET /chats/export" search="Núñez" isToolbarButton />);
  await choose('CSV file');
  await waitFor(() => expect(calls.saveFile).toHaveBeenCalled());
  expect(calls.fetchStaffFile).toHaveBeenCalledWith('GET /chats/export', {
    query: { format: 'csv' },
    headers: { 'x-search': 'N%C3%BA%C3%B1ez' },
  });
});
