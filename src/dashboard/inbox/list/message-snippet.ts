import type { Chat } from '../../../../contract/inbox/schema';

/** The last message in one line; what the office wrote says so. */
export function snippetOf(chat: Chat): string {
  const last = chat.messages.at(-1);
  if (!last) return 'No messages';
  const words = last.text.replace(/\s+/g, ' ').trim();
  if (last.channel === 'note') return `Note: ${words}`;
  if (last.channel === 'call') return `Call: ${words}`;
  return last.direction === 'out' ? `Office: ${words}` : words;
}
