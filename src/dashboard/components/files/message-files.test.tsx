import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../browser/api/api-client';
import { MessageFiles } from './message-files';

const fetchStaffFile = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ fetchStaffFile }));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('../../../browser/files/save-file', () => ({ saveFile }));

beforeEach(() => {
  fetchStaffFile.mockReset();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const photo = { id: 'f1', name: 'Ramp.jpg', type: 'image/jpeg', size: 2048 };
const contract = { id: 'f2', name: 'Plan.pdf', type: 'application/pdf', size: 4096 };
const show = () => render(<MessageFiles messageId="m1" files={[photo, contract]} />);
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('nothing is loaded until it is opened, because each opening is recorded', () => {
  show();
  expect(fetchStaffFile).not.toHaveBeenCalled();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture is shown in the thread, and hidden again', async () => {
  fetchStaffFile.mockResolvedValue(new File(['x'], 'file', { type: photo.type }));
  show();
  press(/^Ramp\.jpg \(2 KB\)/);
  expect(await screen.findByRole('img', { name: 'Ramp.jpg' })).toBeTruthy();
  expect(fetchStaffFile).toHaveBeenCalledWith('GET /messages/:messageId/files/:fileId', {
    params: { messageId: 'm1', fileId: 'f1' },
  });
  press(/^Ramp\.jpg \(2 KB\)/);
  expect(screen.queryByRole('img')).toBeNull();
});

test('other files are downloaded under their own names, or say why not', async () => {
  fetchStaffFile.mockRejectedValueOnce(new ApiError(404, 'not_found', 'It was deleted.'));
  fetchStaffFile.mockResolvedValue(new File(['x'], 'file', { type: contract.type }));
  show();
  press(/^Plan\.pdf/);
  await screen.findByText('Not opened. It was deleted.');
  press(/^Plan\.pdf/);
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect((saveFile.mock.calls[0]?.[0] as File).name).toBe('Plan.pdf');
});
