import { formatContactName, formatContactValue } from '../../../../contract/inbox/person-form';
import type { Chat } from '../../../../contract/inbox/schema';

export type Recipient = {
  to: string;
  /** '(973) 555-0118, Ana Diaz (daughter)' */
  label: string;
  /** False for someone else's, and for an address that only a message gave: never chosen by default. */
  isOwn: boolean;
  /** The message that gave the address. */
  messageId?: string;
};

type Contacts = Pick<Chat, 'userId' | 'contactPoints' | 'laterAddresses' | 'merged'>;

/** The possible recipients of a text or an email of a thread, the preferred one first. */
export function listRecipients(channel: string, thread: Contacts): Recipient[] {
  const { contactPoints, laterAddresses, merged } = thread;
  const kind = channel === 'sms' ? 'phone' : 'email';
  const points = contactPoints
    .filter((point) => point.kind === kind && point.texting?.canText !== false)
    .map((point) => {
      const name = formatContactName(point);
      const mergedName = merged.find(({ userId }) => userId === point.userId)?.name;
      const facts = [formatContactValue(point), name ?? mergedName ?? point.label];
      return {
        to: point.value,
        label: facts.filter(Boolean).join(', '),
        isOwn: name === null,
      };
    });
  const later = laterAddresses.map(({ email, messageId, isReplyTo }) => ({
    to: email,
    label: `${email} (${isReplyTo === true ? 'Reply-To of' : 'from'} a later message)`,
    isOwn: false,
    messageId,
  }));
  const all = channel === 'sms' ? points : [...points, ...later];
  const values = all.map(({ to }) => to.toLowerCase());
  // Merged threads may have the same one.
  return all.filter(({ to }, index) => values.indexOf(to.toLowerCase()) === index);
}

/** The picked recipient, or else the first of the person's own. A picked one that no longer exists is never replaced by another. */
export function resolveRecipient(
  recipients: readonly Recipient[],
  picked: string | undefined,
  preferred: string | null,
): Recipient | null {
  const find = (to: string | null) => recipients.find((recipient) => recipient.to === to);
  if (picked !== undefined) return find(picked) ?? null;
  return find(preferred) ?? recipients.find(({ isOwn }) => isOwn) ?? null;
}
