import type { Chat } from '../../../contract/chats';
import { isKept } from './reply-channels';

/** The last message in one line; what the office wrote says so. */
export function snippetOf(chat: Chat): string {
  const last = chat.messages.at(-1);
  if (!last) return 'No messages';
  const words = last.text.replace(/\s+/g, ' ').trim();
  if (last.channel === 'note') return `Note: ${words}`;
  if (last.channel === 'call') return `Call: ${words}`;
  return last.direction === 'out' ? `Office: ${words}` : words;
}

/**
 * Whether the office's latest answer did not reach the person. An earlier failure that was followed by
 * another answer is history; a note or a call answers nothing.
 */
export function hasFailed(chat: Chat): boolean {
  const answer = chat.messages.findLast(
    ({ direction, channel }) => direction === 'out' && !isKept(channel),
  );
  return answer?.delivery === 'failed';
}
