import type { Chat } from '../../../contract/chats';
import { phoneDigits } from '../../../contract/phone';
import { holdsWords } from '../../../contract/holds-words';

/** The threads whose name, phone number, e-mail or messages hold every word searched for; accents and case do not matter. */
export function searchChats(chats: readonly Chat[], query: string): readonly Chat[] {
  if (query.trim() === '') return chats;
  const digits = phoneDigits(query);
  // '(212) 555-01' is one number, not two words.
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(query);
  return chats.filter((chat) => {
    if (isNumber && chat.contact.includes(digits)) return true;
    const said = [chat.name, chat.email ?? '', ...chat.messages.map((one) => one.text)];
    return holdsWords(said.join('\n'), query);
  });
}
