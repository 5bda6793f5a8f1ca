import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import useSWR, { SWRConfig } from 'swr';
import type { ThreadPatch, ThreadState } from '../../../contract/inbox/change-schema';
import { ApiError } from '../../browser/api/api-client';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from './use-staff';
import { useVersionedChange } from './use-versioned-change';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));

const first: ThreadState = { status: 'new', assignee: null, version: 1 };
const onChanged = vi.fn();
const onError = vi.fn();
let hasEnded: boolean;
let calls: {
  body: unknown;
  resolve: (record: ThreadState) => void;
  reject: (error: unknown) => void;
}[];

beforeEach(() => {
  calls = [];
  hasEnded = false;
  onChanged.mockReset();
  onError.mockReset();
  callStaff.mockReset();
  callStaff.mockImplementation(
    (_call: string, { body }: { body: unknown }) =>
      new Promise((resolve, reject) => calls.push({ body, resolve, reject })),
  );
});

async function renderRecord() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => first }}>
      <StaffContext.Provider value={{ drafts: DraftStore.inMemory(() => hasEnded) } as Staff}>
        {children}
      </StaffContext.Provider>
    </SWRConfig>
  );
  const { result } = renderHook(
    () => {
      const { data } = useSWR<ThreadState>('/chats/r1');
      const input = { params: { userId: 'r1' } };
      const change = useVersionedChange('PATCH /chats/:userId', input, data?.version ?? 0, {
        onChanged,
        onError,
      });
      return { data, ...change, displayed: { ...data, ...change.pendingChange } };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toEqual(first));
  return result;
}

type Result = Awaited<ReturnType<typeof renderRecord>>;

const change = (result: Result, ...changes: ThreadPatch[]) =>
  act(async () => {
    for (const one of changes) void result.current.change(one);
  });
const resolve = (call: number, record: ThreadState) =>
  act(async () => calls[call]?.resolve(record));

test('shows the saved record at once and sends the next change at its version', async () => {
  const result = await renderRecord();
  await change(result, { status: 'contacted' });
  expect(result.current.displayed.status).toBe('contacted');
  await resolve(0, { ...first, status: 'contacted', version: 2 });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.data).toEqual({ status: 'contacted', assignee: null, version: 2 });
  await change(result, { status: 'closed' });
  expect(calls[1]?.body).toEqual({ status: 'closed', version: 2 });
});

test('sends changes made while one is being saved one after the other', async () => {
  const result = await renderRecord();
  await change(result, { status: 'contacted' });
  await change(result, { assignee: 'ira' }, { status: 'closed' });
  expect(result.current.displayed).toMatchObject({ status: 'closed', assignee: 'ira' });
  expect(calls).toHaveLength(1);
  await resolve(0, { ...first, status: 'contacted', version: 2 });
  expect(calls[1]?.body).toEqual({ assignee: 'ira', version: 2 });
  expect(result.current.displayed.status).toBe('closed');
  await resolve(1, { status: 'contacted', assignee: 'ira', version: 3 });
  expect(calls[2]?.body).toEqual({ status: 'closed', version: 3 });
  await resolve(2, { status: 'closed', assignee: 'ira', version: 4 });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(calls).toHaveLength(3);
});

test('sends a change that is made while a saved one is being shown', async () => {
  const result = await renderRecord();
  onChanged.mockImplementationOnce(() => void result.current.change({ assignee: 'ira' }));
  await change(result, { status: 'contacted' });
  await resolve(0, { ...first, status: 'contacted', version: 2 });
  expect(calls[1]?.body).toEqual({ assignee: 'ira', version: 2 });
});

test('ignores the second click of a double click', async () => {
  const result = await renderRecord();
  await change(result, { assignee: 'ira' }, { assignee: 'ira' });
  await resolve(0, { ...first, assignee: 'ira', version: 2 });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(calls).toHaveLength(1);
});

test('drops the waiting changes and shows the record as it was after a conflict', async () => {
  const result = await renderRecord();
  const conflict = new ApiError(409, 'changed_since', 'It was changed by Ira.');
  let isSaved: boolean | undefined;
  await act(async () => {
    void result.current.change({ status: 'contacted' }).then((saved) => (isSaved = saved));
  });
  await change(result, { status: 'closed' });
  await act(async () => calls[0]?.reject(conflict));
  await waitFor(() => expect(result.current.error).toBe('It was changed by Ira.'));
  expect(result.current.displayed.status).toBe('new');
  expect(onError).toHaveBeenCalledWith(conflict);
  expect(calls).toHaveLength(1);
  expect(isSaved).toBe(false);
});

test('sends nothing more once the person has signed out', async () => {
  const result = await renderRecord();
  await change(result, { status: 'contacted' });
  await change(result, { assignee: 'ann@agency.example' });
  hasEnded = true;
  await resolve(0, { ...first, status: 'contacted', version: 2 });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(calls).toHaveLength(1);
});
