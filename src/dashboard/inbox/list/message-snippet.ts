import type { Chat } from '../../../../contract/inbox/schema';

/** The last message on one line, labeled if the office wrote it. */
export function formatSnippet(chat: Chat): string {
  const last = chat.messages.at(-1);
  if (!last) return 'No messages';
  const line = last.text.replace(/\s+/g, ' ').trim();
  if (last.channel === 'note') return `Note: ${line}`;
  if (last.channel === 'call') return `Call: ${line}`;
  return last.direction === 'out' ? `Office: ${line}` : line;
}
