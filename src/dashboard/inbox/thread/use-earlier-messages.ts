import { useState } from 'react';
import type { Chat, ChatMessage, EarlierMessages as Page } from '../../../../contract/inbox/schema';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { threadPath } from '../api';

export type EarlierMessages = ReturnType<typeof useEarlierMessages>;

/**
 * The visible messages of a thread: the latest ones, which are polled, and the earlier ones loaded so far. Messages stay
 * visible when new ones push them out of the polled window.
 */
export function useEarlierMessages(chat: Chat) {
  // Merging another thread, or undoing that, changes the whole conversation.
  const conversation = [chat, ...chat.merged].map(({ userId }) => userId).join();
  const [loaded, setLoaded] = useState({ conversation, messages: chat.messages });
  const { run, isPending, error } = useAsyncAction();

  const messages =
    loaded.conversation === conversation
      ? joinMessages(loaded.messages, chat.messages)
      : chat.messages;
  if (
    loaded.conversation !== conversation ||
    loaded.messages.length !== messages.length ||
    loaded.messages.at(-1)?.id !== messages.at(-1)?.id
  ) {
    setLoaded({ conversation, messages });
  }

  const loadEarlier = () =>
    void run(async () => {
      const before = encodeURIComponent(messages[0]?.id ?? '');
      const page = await callStaff<Page>(`${threadPath(chat.userId)}/messages?before=${before}`);
      setLoaded((current) =>
        current.conversation === conversation
          ? { conversation, messages: [...page.messages, ...current.messages] }
          : current,
      );
    });
  return {
    messages,
    /** How many earlier messages have not been loaded. */
    remaining: Math.max(0, chat.total - messages.length),
    busy: isPending,
    error: error,
    loadEarlier,
    /** Updates a message that may be too old to be polled. */
    updateMessage: (message: ChatMessage) =>
      setLoaded((current) => ({
        ...current,
        messages: current.messages.map((known) => (known.id === message.id ? message : known)),
      })),
  };
}

/** Adds the latest messages to those already loaded, or starts over if there is a gap between the two. */
function joinMessages(
  loaded: readonly ChatMessage[],
  latest: readonly ChatMessage[],
): ChatMessage[] {
  if (!loaded.some(({ id }) => id === latest[0]?.id)) return [...latest];
  const latestIds = new Set(latest.map(({ id }) => id));
  return [...loaded.filter(({ id }) => !latestIds.has(id)), ...latest];
}
