import type { Chat, ReplyRequest } from '../../../contract/chats';

export type ReplyChannel = ReplyRequest['channel'];

/** Why a person cannot be answered on a channel, in words; null when they can. */
export function refusalOf(
  channel: ReplyChannel,
  chat: Pick<Chat, 'mayText' | 'email' | 'laterAddresses'>,
): string | null {
  if (channel === 'sms') {
    return chat.mayText
      ? null
      : 'No text messages: this person has not agreed to them, or has opted out.';
  }
  const hasAddress = chat.email !== null || chat.laterAddresses.length > 0;
  return hasAddress ? null : 'No e-mail: this person has left no address.';
}

/** The channel a reply begins with: the one they last wrote on if it may be used, else a text, else e-mail, else none. */
export function firstChannel(
  chat: Pick<Chat, 'mayText' | 'email' | 'laterAddresses' | 'messages'>,
): ReplyChannel | null {
  const last = chat.messages.findLast((message) => message.direction === 'in')?.channel;
  const wishes: ReplyChannel[] = last === 'email' ? ['email', 'sms'] : ['sms', 'email'];
  return wishes.find((channel) => refusalOf(channel, chat) === null) ?? null;
}
