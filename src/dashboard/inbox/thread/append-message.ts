import type { Chat, ChatMessage } from '../../../../contract/inbox/schema';

/** Adds a message from the office. Like on the server, anything but a note makes a new thread contacted. */
export function appendMessage(chat: Chat, message: ChatMessage): Chat {
  const others = chat.messages.filter(({ id }) => id !== message.id);
  const messages = [...others, message];
  if (others.length < chat.messages.length) return { ...chat, messages };
  const isContacted = chat.status === 'new' && message.channel !== 'note';
  return {
    ...chat,
    ...(isContacted && { status: 'contacted', version: chat.version + 1 }),
    messages,
    total: chat.total + 1,
  };
}
