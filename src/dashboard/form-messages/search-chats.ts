import type { Chat } from '../../../contract/chats';
import { phoneDigits } from '../../../contract/phone';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The threads whose name, phone number, e-mail or messages hold every word searched for; accents and case do not matter. */
export function searchChats(chats: readonly Chat[], query: string): readonly Chat[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const digits = phoneDigits(query);
  if (words.length === 0) return chats;
  return chats.filter((chat) => {
    // '(212) 555-01' is one number, not two words.
    if (digits.length >= 3 && /^[\d\s().+-]+$/.test(query) && chat.contact.includes(digits))
      return true;
    const text = plain(
      [chat.name, chat.email ?? '', ...chat.messages.map((one) => one.text)].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}
