import type { Chat, NoteRequest, ReplyRequest } from '../../../../contract/inbox/schema';
import { Lock, Mail, MessageSquareText, PhoneCall } from 'lucide-react';
import { dateOf } from '../../components/time/relative-time';
import type { WayToWrite } from '../../components/composer/channel-switch';

export type ReplyChannel = ReplyRequest['channel'];

/** What the office writes in a thread: what is sent, and what is kept. */
export type Writing = ReplyChannel | NoteRequest['channel'];

/** Whether it stays with the office: a private note, a call. */
export function isKept(writing: string): writing is NoteRequest['channel'] {
  return writing === 'note' || writing === 'call';
}

/** Whether a person may be texted, as the head of their thread says it. */
export function textingWords({
  mayText,
  optedOutAt,
}: Pick<Chat, 'mayText' | 'optedOutAt'>): string {
  if (mayText) return 'may be texted';
  return optedOutAt === null ? 'no text messages' : 'opted out of texts';
}

/** Why a person cannot be written to in a way, in words; null when they can. What is kept always can be written. */
export function refusalOf(
  channel: Writing,
  chat: Pick<Chat, 'mayText' | 'optedOutAt' | 'email' | 'laterAddresses'>,
  now = Date.now(),
): string | null {
  if (channel === 'sms') {
    if (chat.mayText) return null;
    return chat.optedOutAt === null
      ? 'No text messages: this person has not agreed to them.'
      : `No text messages: this person opted out by STOP on ${dateOf(chat.optedOutAt, now)}.`;
  }
  if (channel !== 'email') return null;
  const hasAddress = chat.email !== null || chat.laterAddresses.length > 0;
  return hasAddress ? null : 'No e-mail: this person has left no address.';
}

/** What the box begins with: the channel they last wrote on if it may be used, else a text, else e-mail, else a call. */
export function firstWriting(
  chat: Pick<Chat, 'mayText' | 'optedOutAt' | 'email' | 'laterAddresses' | 'messages'>,
): Writing {
  const last = chat.messages.findLast((message) => message.direction === 'in')?.channel;
  const wishes: ReplyChannel[] = last === 'email' ? ['email', 'sms'] : ['sms', 'email'];
  return wishes.find((channel) => refusalOf(channel, chat) === null) ?? 'call';
}

const ways = [
  { value: 'sms', label: 'Text message', icon: MessageSquareText },
  { value: 'email', label: 'E-mail', icon: Mail },
  { value: 'note', label: 'Private note', icon: Lock },
  { value: 'call', label: 'Call', icon: PhoneCall },
] as const;

export const writings: readonly Writing[] = ways.map(({ value }) => value);

/** The ways to write in a person's thread, with why one cannot be used. */
export function waysToWrite(chat: Parameters<typeof refusalOf>[1]): WayToWrite<Writing>[] {
  return ways.map((way) => ({
    ...way,
    isKept: isKept(way.value),
    refusal: refusalOf(way.value, chat),
  }));
}
