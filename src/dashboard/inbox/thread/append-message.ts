import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';
import type { ThreadState } from '../../../../contract/inbox/change-schema';

/** A thread with a message of the office at its end, which makes it contacted, as the server has. */
export function withMessage(chat: Chat, message: ChatMessage): Chat {
  const others = chat.messages.filter(({ id }) => id !== message.id);
  const isNew = others.length === chat.messages.length;
  return {
    ...chat,
    ...(isNew ? contacted(chat, message) : {}),
    messages: [...others, message],
    total: chat.total + (isNew ? 1 : 0),
  };
}

/** Whom the office has answered or called is new no longer; a note is neither. */
function contacted(chat: Chat, message: ChatMessage): Partial<ThreadState> {
  return chat.status === 'new' && message.channel !== 'note'
    ? { status: 'contacted', version: chat.version + 1 }
    : {};
}
