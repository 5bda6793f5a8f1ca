import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import useSWR, { SWRConfig } from 'swr';
import { ApiError } from '../../lib/api/api-client';
import { StaffContext, type Staff } from '../hooks/session/use-staff';
import { useVersionedChange } from './use-versioned-change';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('./staff-client', () => ({ callStaff }));

type Kept = { stage: string; assignee: string | null; version: number };
type Wish = { stage?: string; assignee?: string | null };
const first: Kept = { stage: 'new', assignee: null, version: 1 };
const onChanged = vi.fn();
const onRefused = vi.fn();
/** Whether the person has signed out. */
let hasEnded: boolean;
/** The calls that wait for their answers. */
let calls: { body: unknown; answer: (now: Kept) => void; refuse: (error: unknown) => void }[];

beforeEach(() => {
  calls = [];
  hasEnded = false;
  onChanged.mockReset();
  onRefused.mockReset();
  callStaff.mockReset();
  callStaff.mockImplementation(
    (_path: string, { body }: { body: unknown }) =>
      new Promise((answer, refuse) => calls.push({ body, answer, refuse })),
  );
});

/** A record that is read once, and from then on only as the changes answer. */
async function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => first }}>
      <StaffContext.Provider value={{ hasEnded: () => hasEnded } as Staff}>
        {children}
      </StaffContext.Provider>
    </SWRConfig>
  );
  const { result } = renderHook(
    () => {
      const { data } = useSWR<Kept>('/records/r1');
      const on = { onChanged, onRefused };
      const change = useVersionedChange<Kept, Wish>('/records/r1', data?.version ?? 0, on);
      return { data, ...change, shown: { ...data, ...change.wish } };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toEqual(first));
  return result;
}

test('what a change answers is shown at once, and the next change is sent at its version', async () => {
  const record = await open();
  act(() => void record.current.change({ stage: 'reviewing' }));
  expect(record.current.shown.stage).toBe('reviewing');
  await act(() => Promise.resolve(calls[0]?.answer({ ...first, stage: 'reviewing', version: 2 })));
  await waitFor(() => expect(record.current.busy).toBe(false));
  expect(record.current.data).toEqual({ stage: 'reviewing', assignee: null, version: 2 });
  act(() => void record.current.change({ stage: 'interview' }));
  expect(calls[1]?.body).toEqual({ stage: 'interview', version: 2 });
});

test('what is wished while a change is under way comes after it, and of several the last', async () => {
  const record = await open();
  act(() => void record.current.change({ stage: 'reviewing' }));
  act(() => void record.current.change({ stage: 'interview' }));
  act(() => void record.current.change({ assignee: 'ira' }));
  act(() => void record.current.change({ stage: 'hired' }));
  expect(record.current.shown).toMatchObject({ stage: 'hired', assignee: 'ira' });
  expect(calls).toHaveLength(1);
  await act(() => Promise.resolve(calls[0]?.answer({ ...first, stage: 'reviewing', version: 2 })));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual({ stage: 'hired', assignee: 'ira', version: 2 });
  expect(record.current.shown.stage).toBe('hired');
  const last = { stage: 'hired', assignee: 'ira', version: 3 };
  await act(() => Promise.resolve(calls[1]?.answer(last)));
  await waitFor(() => expect(record.current.busy).toBe(false));
  expect(record.current.shown).toEqual(last);
  expect(calls).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4, 5])(
  'what is wished %i steps after an answer is sent, and so is what is wished later',
  async (steps) => {
    const record = await open();
    onChanged.mockImplementationOnce(async () => {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      void record.current.change({ assignee: 'ira' });
    });
    act(() => void record.current.change({ stage: 'reviewing' }));
    const second = { ...first, stage: 'reviewing', version: 2 };
    await act(() => Promise.resolve(calls[0]?.answer(second)));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ assignee: 'ira', version: 2 });
    const third = { ...second, assignee: 'ira', version: 3 };
    await act(() => Promise.resolve(calls[1]?.answer(third)));
    await waitFor(() => expect(record.current.busy).toBe(false));
    act(() => void record.current.change({ stage: 'hired' }));
    expect(calls[2]?.body).toEqual({ stage: 'hired', version: 3 });
  },
);

test('the second click of a double click changes nothing more', async () => {
  const record = await open();
  act(() => void record.current.change({ assignee: 'ira' }));
  act(() => void record.current.change({ assignee: 'ira' }));
  await act(() => Promise.resolve(calls[0]?.answer({ ...first, assignee: 'ira', version: 2 })));
  await waitFor(() => expect(record.current.busy).toBe(false));
  expect(calls).toHaveLength(1);
});

test('where somebody was faster, what was wished after it is not tried, and the record shows as it was', async () => {
  const record = await open();
  let isDone: boolean | undefined;
  act(() => void record.current.change({ stage: 'reviewing' }).then((done) => (isDone = done)));
  act(() => void record.current.change({ stage: 'interview' }));
  const refusal = new ApiError(409, 'changed_since', 'It was changed by Ira.');
  await act(() => Promise.resolve(calls[0]?.refuse(refusal)));
  await waitFor(() => expect(record.current.fault).toBe('It was changed by Ira.'));
  expect(record.current.shown.stage).toBe('new');
  expect(onRefused).toHaveBeenCalledWith(refusal);
  expect(calls).toHaveLength(1);
  expect(isDone).toBe(false);
});

test('what was wished by somebody who has signed out since is not sent as whoever signs in next', async () => {
  const record = await open();
  act(() => void record.current.change({ stage: 'reviewing' }));
  act(() => void record.current.change({ assignee: 'ann@agency.example' }));
  hasEnded = true;
  await act(() => Promise.resolve(calls[0]?.answer({ ...first, stage: 'reviewing', version: 2 })));
  await waitFor(() => expect(record.current.busy).toBe(false));
  expect(calls).toHaveLength(1);
});
