import { replySubjects } from '../../../../contract/inbox/reply-subjects';
import type { Chat, NoteRequest, ReplyRequest } from '../../../../contract/inbox/schema';
import { toSiteLanguage } from '../../../../contract/shared/languages';
import type { Texting } from '../../../../contract/sms/schema';
import type { ChannelOption } from '../../components/composer/channel-switch';
import { listRecipients } from './recipients';
import { getTextingError } from '../../components/texting/texting-messages';

/** Replies are sent to the person; notes and calls are internal. */
export type ComposerChannel = ReplyRequest['channel'] | NoteRequest['channel'];

type Contact = Pick<
  Chat,
  keyof Texting | 'contact' | 'userId' | 'contactPoints' | 'laterAddresses' | 'merged'
>;

export function isInternal(channel: string): channel is NoteRequest['channel'] {
  return channel === 'note' || channel === 'call';
}

/** The reason why a person can't be reached by this channel; null if they can. */
export function getUnavailableReason(channel: ComposerChannel, contact: Contact): string | null {
  if (isInternal(channel) || listRecipients(channel, contact).length > 0) return null;
  return channel === 'sms' ? getTextingError(contact) : 'Can’t email: there is no email address.';
}

/** Email for those who last wrote by email, otherwise a text; if neither is available, a call. */
export function getDefaultChannel(thread: Contact & Pick<Chat, 'messages'>): ComposerChannel {
  const last = thread.messages.findLast(({ direction }) => direction === 'in')?.channel;
  const preferred = last === 'email' ? (['email', 'sms'] as const) : (['sms', 'email'] as const);
  return preferred.find((channel) => getUnavailableReason(channel, thread) === null) ?? 'call';
}

export const composerChannels: readonly ComposerChannel[] = ['sms', 'email', 'note', 'call'];

export function getChannelOptions(contact: Contact): ChannelOption<ComposerChannel>[] {
  return composerChannels.map((value) => ({
    value,
    disabledReason: getUnavailableReason(value, contact),
  }));
}

/** Like the server's: that of the person's latest message, if it is an email from the recipient and has its own. */
export function getDefaultSubject(
  { messages, language }: Pick<Chat, 'messages' | 'language'>,
  recipient: string | null,
  company: string,
): string {
  const last = messages.findLast(({ direction, intent }) => direction === 'in' && intent === null);
  const isAnswer = last && [last.email, last.replyTo].includes(recipient ?? '');
  const own = isAnswer && last.details.find(({ label }) => label === 'Subject')?.value;
  return own ? `Re: ${own}` : `${replySubjects[toSiteLanguage(language)].answer} ${company}`;
}
