import type { Chat, ChatMessage, ChatsAnswer, ThreadState } from '../../../contract/chats';

/** The answer with a message of the office at the end of one thread, which it brings to the top and makes contacted, as the server has. */
export function withMessage(
  answer: ChatsAnswer,
  userId: string | null,
  message: ChatMessage,
): ChatsAnswer {
  const grown = answer.chats
    .filter((chat) => chat.userId === userId)
    .map((chat) => {
      const others = chat.messages.filter(({ id }) => id !== message.id);
      const isNew = others.length === chat.messages.length;
      return {
        ...chat,
        ...(isNew ? contacted(chat, message) : {}),
        messages: [...others, message],
        total: chat.total + (isNew ? 1 : 0),
      };
    });
  const rest = answer.chats.filter((chat) => chat.userId !== userId);
  return { ...answer, chats: [...grown, ...rest] };
}

/** Whom the office has answered or called is new no longer; a note is neither. */
function contacted(chat: Chat, message: ChatMessage): Partial<ThreadState> {
  return chat.status === 'new' && message.channel !== 'note'
    ? { status: 'contacted', version: chat.version + 1 }
    : {};
}

/** The answer with one thread in another state. */
export function withState(
  answer: ChatsAnswer,
  userId: string | null,
  state: ThreadState,
): ChatsAnswer {
  const chats = answer.chats.map((chat) => (chat.userId === userId ? { ...chat, ...state } : chat));
  return { ...answer, chats };
}
