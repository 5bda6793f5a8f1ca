import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { callStaff } from '../../api/staff-client';
import { ErrorMessage } from '../../components/status/messages';
import { quietStyle } from '../../components/dashboard.styles';
import { useFocusFallback } from '../../hooks/use-focus';
import { useAsyncAction } from '../../hooks/use-async-action';

/**
 * The visible messages of a thread: the latest ones, which are polled, and the earlier ones loaded so far. Messages stay
 * visible when new ones push them out of the polled window.
 */
export function useEarlierMessages(thread: Chat) {
  // Merging another thread, or undoing that, changes the whole conversation.
  const conversation = [thread, ...thread.merged].map(({ userId }) => userId).join();
  const [loaded, setLoaded] = useState({ conversation, messages: thread.messages });
  const { run, isPending, error } = useAsyncAction();

  const messages =
    loaded.conversation === conversation
      ? mergeMessages(loaded.messages, thread.messages)
      : thread.messages;
  if (
    loaded.conversation !== conversation ||
    loaded.messages.length !== messages.length ||
    loaded.messages.at(-1)?.id !== messages.at(-1)?.id
  ) {
    setLoaded({ conversation, messages });
  }

  const loadEarlier = () =>
    void run(async () => {
      const page = await callStaff('GET /chats/:userId/messages', {
        params: { userId: thread.userId },
        query: { before: messages[0]?.id ?? '' },
      });
      setLoaded((current) =>
        current.conversation === conversation
          ? { conversation, messages: [...page.messages, ...current.messages] }
          : current,
      );
    });
  return {
    messages,
    /** The number of earlier messages that have not been loaded. */
    remaining: Math.max(0, thread.total - messages.length),
    isPending,
    error,
    loadEarlier,
    /** Updates a message that may be too old to be polled. */
    updateMessage: (message: ChatMessage) =>
      setLoaded((current) => ({
        ...current,
        messages: current.messages.map((known) => (known.id === message.id ? message : known)),
      })),
  };
}

/** The messages loaded before the latest ones, which may lack one that was withdrawn. Starts over if there is a gap between the two. */
function mergeMessages(
  loaded: readonly ChatMessage[],
  latest: readonly ChatMessage[],
): ChatMessage[] {
  const first = loaded.findIndex(({ id }) => id === latest[0]?.id);
  return first < 0 ? [...latest] : [...loaded.slice(0, first), ...latest];
}

type EarlierMessagesProps = {
  earlier: ReturnType<typeof useEarlierMessages>;
  total: number;
};

/** Says how many messages are visible, and loads earlier ones. */
export function EarlierMessages({ earlier, total }: EarlierMessagesProps) {
  const { messages, remaining, isPending, error, loadEarlier } = earlier;
  const box = useRef<HTMLDivElement>(null);
  // The focused button disappears with the last page.
  useFocusFallback(remaining > 0 ? 'some' : 'none', () =>
    remaining > 0 ? null : (box.current?.closest<HTMLElement>('[role="group"]') ?? null),
  );

  return (
    <div ref={box} css={boxStyle}>
      {remaining > 0 && (
        <Button tone="outline" isPending={isPending} onClick={loadEarlier}>
          {error === null ? 'Show earlier messages' : 'Try again'}
        </Button>
      )}
      {error !== null && <ErrorMessage>Couldn’t load earlier messages. {error}</ErrorMessage>}
      <p role="status">
        {remaining > 0
          ? `Showing the last ${messages.length} of ${total} messages.`
          : `Showing all ${total} messages.`}
      </p>
    </div>
  );
}

const boxStyle = css(quietStyle, {
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[4],
  textAlign: 'center',
});
