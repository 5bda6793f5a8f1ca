import { useState } from 'react';
import type { Chat } from '../../../../contract/chats';
import type { BulkAnswer, BulkChange, ThreadWish } from '../../../../contract/thread-changes';
import { faultWords } from '../../parts/fault-words';
import { callStaff } from '../../parts/staff-call';
import type { Choosing } from './use-choosing';

/**
 * Changes the chosen threads together, each at the version that is on the screen. Those that were changed are let go; those that
 * were not stay chosen, and `said` says why.
 */
export function useBulkChange(
  chats: readonly Chat[],
  choosing: Choosing,
  onChanged: () => void,
): { change: (wish: ThreadWish) => Promise<void>; busy: boolean; said: string; failed: boolean } {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState({ said: '', failed: false });

  const change = async (wish: ThreadWish): Promise<void> => {
    const threads = chats
      .filter(({ userId }) => choosing.chosen.has(userId))
      .map(({ userId, version }) => ({ userId, version }));
    if (busy || threads.length === 0) return;
    setBusy(true);
    try {
      const body: BulkChange = { threads, ...wish };
      const { changed, refused } = await callStaff<BulkAnswer>('/chats/states', {
        method: 'POST',
        body,
      });
      choosing.set(refused.map(({ userId }) => userId));
      setResult({ said: bulkWords(changed.length, refused, chats), failed: refused.length > 0 });
    } catch (error) {
      setResult({ said: `Not changed. ${faultWords(error)}`, failed: true });
    } finally {
      setBusy(false);
      onChanged();
    }
  };
  return { change, busy, ...result };
}

/** What became of a change of several: how many, and of each that was refused, why. */
export function bulkWords(
  changed: number,
  refused: BulkAnswer['refused'],
  chats: readonly Pick<Chat, 'userId' | 'name'>[],
): string {
  const done = changed === 1 ? '1 thread changed.' : `${changed} threads changed.`;
  const reasons = refused.map(({ userId, message }) => {
    const name = chats.find((chat) => chat.userId === userId)?.name ?? 'A thread';
    return `${name}: ${message}`;
  });
  return [done, ...(reasons.length > 0 ? ['Not changed:', ...reasons] : [])].join(' ');
}
