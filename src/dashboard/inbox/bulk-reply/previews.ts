import { maxMessageLength } from '../../../../contract/inbox/constants';
import type { Chat, ReplyRequest } from '../../../../contract/inbox/schema';
import type { TemplatesResponse } from '../../../../contract/inbox/template-schema';
import {
  fillTemplate,
  findPlaceholders,
  findUnknownVariables,
} from '../../../../contract/inbox/template-text';
import { isTooLong } from '../../components/composer/character-count';
import { getUnavailableReason } from '../reply/reply-channels';
import { listRecipients, resolveRecipient } from '../reply/recipients';

export type SelectedPerson = { chat: Chat; values: NonNullable<TemplatesResponse['values']> };

export type Preview = {
  userId: string;
  name: string;
  /** '(973) 555-0118, Mobile' */
  recipient: string;
  /** Null if the person can't get it. */
  body: ReplyRequest | null;
  /** Why the person can't get it, or not as it is written. */
  error: string | null;
};

/** The message as each person would get it. */
export function buildPreviews(
  people: readonly SelectedPerson[],
  { subject, ...message }: Omit<ReplyRequest, 'to'>,
  author: { displayName: string | null; hasDraft: (userId: string) => boolean },
): Preview[] {
  const { channel } = message;
  const names = new Map<string, string>();
  return people.map(({ chat, values }) => {
    const { userId, name } = chat;
    const preferred = channel === 'sms' ? chat.contact : chat.email;
    const recipient = resolveRecipient(listRecipients(channel, chat), undefined, preferred);
    const { to = '', label = '' } = recipient ?? {};
    const findReason = () => {
      const unknown = 'Reply in the thread, to someone else’s address.';
      if (recipient === null) return getUnavailableReason(channel, chat) ?? unknown;
      const other = names.get(to);
      if (other !== undefined) return `${other} gets it there.`;
      // Sending deletes the author's draft to the person.
      return author.hasDraft(userId) ? 'You have a draft to them. Send or delete it first.' : null;
    };
    const reason = findReason();
    if (reason !== null) return { userId, name, recipient: label, body: null, error: reason };
    names.set(to, name);
    const fill = (text: string) => fillTemplate(text.trim(), { ...values, me: author.displayName });
    const filled = { text: fill(message.text), ...(subject && { subject: fill(subject) }) };
    const body = { ...message, ...filled, to };
    return { userId, name, recipient: label, body, error: findError(body) };
  });
}

function findError({ channel, subject = '', text }: ReplyRequest): string | null {
  const written = `${subject}\n${text}`;
  const unknown = findUnknownVariables(written).map((name) => `{{${name}}}`);
  const unfilled = [...findPlaceholders(written), ...unknown];
  if (unfilled.length > 0) return `Fill in before sending: ${unfilled.join(', ')}`;
  return isTooLong(maxMessageLength[channel], text) ? 'Too long. Shorten the message.' : null;
}
