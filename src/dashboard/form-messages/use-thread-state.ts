import { useState } from 'react';
import type { Chat } from '../../../contract/chats';
import type { ThreadChange, ThreadState } from '../../../contract/thread-changes';
import { faultWords } from '../parts/fault-words';
import { callStaff } from '../parts/staff-call';

type Wish = Pick<ThreadChange, 'status' | 'assignee'>;

/**
 * Changing status and assignee of a thread, at the version that is on the screen. What was refused because somebody has been
 * faster is said in `fault`, with who it was.
 * @param onChanged the state the thread has now
 * @param onRefused to look what it is: it is not what was shown
 */
export function useThreadState(
  chat: Pick<Chat, 'userId' | 'version'>,
  { onChanged, onRefused }: { onChanged: (state: ThreadState) => void; onRefused: () => void },
) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const change = async (wish: Wish): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      const body: ThreadChange = { version: chat.version, ...wish };
      onChanged(
        await callStaff<ThreadState>(`/chats/${encodeURIComponent(chat.userId)}`, {
          method: 'PATCH',
          body,
        }),
      );
    } catch (error) {
      setFault(faultWords(error));
      onRefused();
    } finally {
      setBusy(false);
    }
  };

  return { change, busy, fault };
}
