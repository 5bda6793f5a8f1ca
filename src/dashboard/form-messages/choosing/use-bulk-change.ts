import type { Chat } from '../../../../contract/chats';
import type { BulkAnswer, BulkChange, ThreadWish } from '../../../../contract/thread-changes';
import { useChangeChosen } from '../../parts/list/use-chosen';
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
  const chosen = chats
    .filter(({ userId }) => choosing.chosen.has(userId))
    .map(({ userId: id, version, name }) => ({ id, version, name }));
  const { change, busy, result } = useChangeChosen(
    'thread',
    chosen,
    ({ name }) => name,
    choosing.set,
  );
  return {
    change: async (wish) => {
      if (chosen.length === 0) return;
      await change((threads) => send(threads, wish));
      onChanged();
    },
    busy,
    ...result,
  };
}

async function send(versions: readonly { id: string; version: number }[], wish: ThreadWish) {
  const threads = versions.map(({ id: userId, version }) => ({ userId, version }));
  const body: BulkChange = { threads, ...wish };
  const { changed, refused } = await callStaff<BulkAnswer>('/chats/states', {
    method: 'POST',
    body,
  });
  return { changed, refused: refused.map(({ userId: id, message }) => ({ id, message })) };
}
