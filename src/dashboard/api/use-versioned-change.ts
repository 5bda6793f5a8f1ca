import { useRef, useState } from 'react';
import { useStaff } from '../hooks/session/use-staff';
import { callStaff } from './staff-client';
import { staySigned } from './assert-same-session';
import { useAct } from '../hooks/use-async-action';
import { useTakeAnswer } from './use-update-cache';

/** Something that is changed at the version that is on the screen. */
export type VersionedChange<Wish> = {
  /** Gives back whether it was changed. What is wished while a change is under way comes after it. */
  change: (wish: Wish) => Promise<boolean>;
  busy: boolean;
  /** What is under way: to be shown as if it were so. */
  wish: Partial<Wish>;
  /** What was refused because somebody has been faster, with who it was; or why it could not be changed. */
  fault: string | null;
};

/**
 * Changing what stands at `path`, by PATCH, at the version that is on the screen; what it is then is shown at once. Where one is
 * refused, what was wished after it is not tried.
 * @param onChanged how it stands now
 * @param onRefused to look how it stands, or what is to be mended first
 */
export function useVersionedChange<Answer extends { version: number }, Wish extends object>(
  path: string,
  version: number,
  {
    onChanged,
    onRefused,
  }: { onChanged: (answer: Answer) => void; onRefused: (error: unknown) => void },
): VersionedChange<Wish> {
  const staff = useStaff();
  const { act, busy, fault } = useAct();
  const take = useTakeAnswer<Answer>(path);
  const [wish, setWish] = useState<Partial<Wish>>({});
  /** Ahead of what is drawn: what the last change answered. */
  const answered = useRef({ path, version });
  const sent = useRef<Partial<Wish>>({});
  const waiting = useRef<Wish | null>(null);
  const underway = useRef<Promise<boolean> | null>(null);

  const send = async (one: Wish) => {
    staySigned(staff);
    const known = answered.current.path === path ? answered.current.version : version;
    const body = { version: Math.max(known, version), ...one };
    const answer = await callStaff<Answer>(path, { method: 'PATCH', body }).catch(
      (error: unknown) => {
        onRefused(error);
        throw error;
      },
    );
    answered.current = { path, version: answer.version };
    await take(answer);
    onChanged(answer);
  };
  const sendAll = async () => {
    try {
      while (waiting.current !== null) {
        const next = waiting.current;
        sent.current = next;
        waiting.current = null;
        await send(next);
      }
    } finally {
      waiting.current = null;
      sent.current = {};
      setWish({});
    }
  };
  /** Until nothing waits: what is wished after the last answer, before the work has ended, is sent as well. */
  const begin = async () => {
    let isDone: boolean;
    do isDone = await act(sendAll);
    while (waiting.current !== null);
    underway.current = null;
    return isDone;
  };
  const change = (next: Wish): Promise<boolean> => {
    const before = { ...sent.current, ...waiting.current };
    const after = { ...before, ...next };
    // The second click of a double click wishes nothing else.
    if (underway.current !== null && JSON.stringify(before) === JSON.stringify(after)) {
      return underway.current;
    }
    waiting.current = { ...waiting.current, ...next };
    setWish(after);
    underway.current ??= begin();
    return underway.current;
  };

  return { change, busy, wish, fault };
}
