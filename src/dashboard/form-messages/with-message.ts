import type { ChatMessage, ChatsAnswer } from '../../../contract/chats';

/** The answer with a message at the end of one thread, which it brings to the top, as the server will. */
export function withMessage(
  answer: ChatsAnswer,
  userId: string | null,
  message: ChatMessage,
): ChatsAnswer {
  const grown = answer.chats
    .filter((chat) => chat.userId === userId)
    .map((chat) => ({
      ...chat,
      messages: [...chat.messages.filter(({ id }) => id !== message.id), message],
    }));
  return { chats: [...grown, ...answer.chats.filter((chat) => chat.userId !== userId)] };
}
