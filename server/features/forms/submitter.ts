import type { ChatMessage } from '../../../contract/inbox/schema';
import { formatPhone, getPhoneDigits } from '../../../contract/shared/phone';
import type { RegionId } from '../../../contract/shared/regions';
import type { LabeledValue } from '../../../contract/shared/schema/fields';
import type { Context } from '../context';
import type { Db } from '../../core/db/engine';
import type { OutboundEmail } from '../../services/email/email';
import { toOffice, type Office } from '../../services/email/templates/office-notice';
import { addToThread } from '../inbox/service';
import type { Person } from '../inbox/threads/queries';
import { queueEmail } from '../../services/outbox/queries';

export const submitterLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  contact: 'Phone',
  email: 'E-mail',
} as const;

export function toSubmitter(
  answers: Readonly<Record<keyof typeof submitterLabels, string>>,
  region: RegionId,
): Person {
  const { firstName, lastName, contact, email } = answers;
  return {
    firstName,
    lastName,
    contact: getPhoneDigits(contact),
    email: email === '' ? null : email,
    region,
  };
}

/** Each message stores its own sender details; the thread keeps those of the first message. */
export function toSubmitterDetails({ firstName, lastName, contact, email }: Person) {
  return [
    { label: 'Name', value: `${firstName} ${lastName}` },
    { label: 'Phone', value: formatPhone(contact) },
    ...(email === null ? [] : [{ label: 'E-mail', value: email }]),
  ];
}

export async function storeFormMessage(
  { vault, regions, config }: Context,
  tx: Db,
  { id, now, possibleSpam }: { id: string; now: Date; possibleSpam: boolean },
  message: {
    person: Person;
    channel: ChatMessage['channel'];
    text: string;
    details: readonly LabeledValue[];
    buildNotice: (office: Office, threadId: string) => OutboundEmail;
  },
): Promise<void> {
  const { buildNotice, ...content } = message;
  const at = now.toISOString();
  const region = regions[message.person.region];
  const details = [...message.details, { label: 'Office', value: region.place }];
  const threadId = await addToThread(tx, vault, { ...content, id, at, details, possibleSpam });
  const notice = buildNotice(toOffice(region, config, possibleSpam), threadId);
  await queueEmail(tx, vault, notice, { key: `office-notice-${id}`, at });
}
