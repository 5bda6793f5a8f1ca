import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Chat, ChatMessage, EarlierMessages } from '../../../../contract/inbox/schema';
import { facts } from '../../../site/facts';

type Key = readonly [path: string, first: string, merged: string, beyond: string];

/** What is asked for: what was said before this message, of the thread as it was merged then. */
type Wish = { beyond: string; merged: string };

/** What was read back: earlier messages with those the thread had then, so that none is missing where its last ones have moved on since. */
type ReadBack = Wish & { messages: readonly ChatMessage[]; left: number };

/**
 * The messages of the open thread that are shown: its last ones, which a poll brings, and before them the earlier ones that were asked
 * for, which stay when a poll brings more. They are read anew when the thread moves on, and with every thread.
 * @returns left: how many there are before those; fault: why the next ones could not be loaded, null: they were not asked for in vain
 */
export function useEarlier(chat: Chat) {
  const [asked, ask] = useState<Wish | null>(null);
  const { fetcher } = useSWRConfig();
  const path = `/chats/${encodeURIComponent(chat.userId)}/messages`;
  // Merged with another one, or not any more, the thread is another one.
  const merged = chat.merged.map(({ userId }) => userId).join();
  const wish = asked?.merged === merged ? asked : null;
  const first = chat.messages[0]?.id;

  const key: Key | null =
    wish === null || first === undefined ? null : [path, first, merged, wish.beyond];
  const oldestShown = useRef<string | undefined>(undefined);
  const readBack = async ([, , , beyond]: Key): Promise<ReadBack> => {
    let messages: readonly ChatMessage[] = chat.messages;
    let left = chat.total - messages.length;
    const oldest = oldestShown.current ?? beyond;
    const placeOf = (id: string) => messages.findIndex((message) => message.id === id);
    while (left > 0 && (placeOf(beyond) < 1 || placeOf(oldest) < 0)) {
      const before = encodeURIComponent(messages[0]?.id ?? '');
      const earlier = (await fetcher?.(`${path}?before=${before}`)) as EarlierMessages;
      messages = [...earlier.messages, ...messages];
      left = earlier.left;
    }
    // Read anew, they begin where they began.
    const start = oldest === beyond ? 0 : Math.max(0, placeOf(oldest));
    return { beyond, merged, messages: messages.slice(start), left: left + start };
  };
  const { data, error, isValidating, mutate } = useSWR<ReadBack, unknown, Key | null>(
    key,
    readBack,
    {
      keepPreviousData: true,
      // The last ones are polled with the thread; of these one may be on its way again.
      refreshInterval: (latest) => (latest?.messages.some(isQueued) ? facts.pollEvery : 0),
    },
  );

  const known = wish !== null && data?.merged === merged ? data : undefined;
  const oldest = known?.messages[0]?.id;
  useEffect(() => {
    oldestShown.current = oldest;
  }, [oldest]);
  const messages = known ? joined(known.messages, chat.messages) : chat.messages;
  const isAsked = wish !== null && known?.beyond !== wish.beyond;
  return {
    messages,
    left: known?.left ?? chat.total - chat.messages.length,
    busy: isAsked && isValidating,
    fault: isAsked && !isValidating ? (error ?? null) : null,
    showEarlier: () => {
      if (isAsked) void mutate();
      else ask({ beyond: messages[0]?.id ?? '', merged });
    },
  };
}

function isQueued({ delivery }: ChatMessage): boolean {
  return delivery === 'queued';
}

/** What was read back, with the thread's last messages as they are now in the place of those they were. */
function joined(
  readBack: readonly ChatMessage[],
  last: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(last.map(({ id }) => id));
  return [...readBack.filter(({ id }) => !ids.has(id)), ...last];
}
