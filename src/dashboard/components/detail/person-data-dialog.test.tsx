import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonRecords } from '../../../../contract/people/schema';
import { ApiError } from '../../../browser/api/api-client';
import { PersonDataDialog } from './person-data-dialog';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
beforeEach(() => {
  callStaff.mockReset().mockResolvedValue(null);
});

const counts = { messages: 0, files: 0, drafts: 0, keep: null };
const data: PersonRecords = {
  backupsUntil: '2026-12-30',
  records: [
    { ...counts, id: 'e1', label: 'Employee Ann Lee, Aide', keep: 'employment' },
    { ...counts, id: 't1', label: 'Thread of Ann Lee', messages: 3, files: 1 },
    { ...counts, id: 't2', label: 'Thread of Bo Lee', messages: 1 },
  ],
};
const onClose = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (text: string) =>
  fireEvent.change(screen.getByLabelText('Type erase to confirm'), { target: { value: text } });

async function open() {
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => Promise.resolve(data) }}>
      <PersonDataDialog recordId="t1" backUrl="/dashboard" onClose={onClose} />
    </SWRConfig>,
  );
  await screen.findByText('Thread of Bo Lee');
}

test('only the opened record is chosen at first, and only chosen ones are erased', async () => {
  await open();
  const checked = screen.getAllByRole('checkbox', { checked: true });
  expect(checked.map(({ id }) => id)).toEqual(['person-record-t1']);
  press('Erase…');
  expect(screen.getByRole('dialog').textContent).toContain('Thread of Ann Lee: 3 messages, 1 file');
  expect(screen.queryByText(/employment records/)).toBeNull();
  press('Erase 1 record');
  expect(await screen.findByText('Type erase to confirm.')).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
  confirm('Erase ');
  press('Erase 1 record');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true }));
  const input = { params: { id: 't1' }, body: { ids: ['t1'] } };
  expect(callStaff).toHaveBeenCalledWith('POST /people/:id/erase', input);
  expect(onClose).toHaveBeenCalled();
});

test('says why employment records may have to stay, and keeps what was typed after an error', async () => {
  callStaff.mockRejectedValue(new ApiError(409, 'changed', 'These records have changed.'));
  await open();
  fireEvent.click(screen.getByLabelText('Employee Ann Lee, Aide'));
  press('Erase…');
  expect(screen.getByText(/how long you keep employment records/)).toBeTruthy();
  confirm('erase');
  press('Erase 2 records');
  expect(await screen.findByText('Not erased. These records have changed.')).toBeTruthy();
  expect(screen.getByLabelText('Type erase to confirm')).toHaveProperty('value', 'erase');
  press('Cancel');
  expect(screen.getByLabelText('Employee Ann Lee, Aide')).toHaveProperty('checked', true);
});
