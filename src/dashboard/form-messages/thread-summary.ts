import type { Chat } from '../../../contract/chats';

/** The last message in one line; what the office wrote says so. */
export function snippetOf(chat: Chat): string {
  const last = chat.messages.at(-1);
  if (!last) return 'No messages';
  const words = last.text.replace(/\s+/g, ' ').trim();
  return last.direction === 'out' ? `Office: ${words}` : words;
}

/** Whether the office's latest answer did not reach the person. An earlier failure that was followed by another answer is history. */
export function hasFailed(chat: Chat): boolean {
  return chat.messages.findLast((message) => message.direction === 'out')?.delivery === 'failed';
}
