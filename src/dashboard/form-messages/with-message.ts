import type { ChatMessage, ChatsAnswer } from '../../../contract/chats';

/** The answer with a message at the end of one thread, which it brings to the top, as the server will. */
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
      return { ...chat, messages: [...others, message], total: chat.total + (isNew ? 1 : 0) };
    });
  const rest = answer.chats.filter((chat) => chat.userId !== userId);
  return { ...answer, chats: [...grown, ...rest] };
}
