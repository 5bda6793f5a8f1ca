import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { PostField } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { useDraft } from '../draft/use-draft';

/** Who writes. */
export const writer = 'ann@agency.example';

/** Opens a post in a session with these forms. */
export function openDraft(forms: Staff['forms'], known: PostDetail) {
  const staff = { forms, user: { email: writer }, hasEnded: () => false } as unknown as Staff;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffContext.Provider value={staff}>{children}</StaffContext.Provider>
  );
  const { result, unmount, rerender } = renderHook(
    ({ now }) => useDraft(now, { onSaved: () => undefined }),
    { wrapper, initialProps: { now: known } },
  );
  /** The server's answer arrives while it is open. */
  const hear = (now: PostDetail) => act(async () => rerender({ now }));
  const type = (field: PostField, value: string) => act(() => result.current.set(field, value));
  return { result, unmount, type, hear };
}

/** So many milliseconds go by. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Answers a call when `resolve` is called. */
export function held<Answer = PostDetail>() {
  let resolve: (now: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((done) => {
    resolve = done;
  });
  return { answer, resolve: (now: Answer) => act(async () => resolve(now)) };
}

/** What was asked to be saved, of the calls of `callStaff`. */
export function bodiesOf(calls: readonly unknown[][]): unknown[] {
  return calls.flatMap(([, call]) => (call ? [(call as { body: unknown }).body] : []));
}
