import type { FormRules } from '../../../contract/forms/rules';
import type { ChatMessage } from '../../../contract/inbox/schema';
import type { LabeledValue } from '../../../contract/shared/schema/fields';
import type { Tx } from '../../core/db/engine';
import type { OutboundEmail } from '../../services/email/email';
import { toOffice, type Office } from '../../services/email/templates/office-notice';
import type { Submission } from '../../services/forms/public-form';
import type { Person } from '../../services/forms/submitter';
import { queueJob } from '../../services/outbox/queries';
import type { Context } from '../context';
import { addToThread } from '../inbox/service';

type FormSubmission = Pick<Submission<FormRules>, 'id' | 'now' | 'possibleSpam' | 'language'>;

/** Stores a public form as a message in its sender's thread, and queues the notice to the office. Returns the thread's id. Call it in a transaction. */
export async function storeFormMessage(
  context: Context,
  tx: Tx,
  { id, now, possibleSpam, language }: FormSubmission,
  message: {
    person: Person;
    channel: ChatMessage['channel'];
    text: string;
    details: readonly LabeledValue[];
    /** Of the reply, instead of the response target. */
    dueAt?: string;
    buildNotice: (office: Office, threadId: string) => OutboundEmail;
  },
): Promise<string> {
  const { encryption, regions, config } = context;
  const { buildNotice, ...content } = message;
  const at = now.toISOString();
  const region = regions[message.person.region];
  const details = [...message.details, { label: 'Office', value: region.place }];
  const threadId = await addToThread(tx, context, {
    ...content,
    ...{ id, at, details, possibleSpam, language },
  });
  const payload = buildNotice(toOffice(region, config, { possibleSpam, language }), threadId);
  await queueJob(tx, encryption, { type: 'office-notice', subject: id, payload }, at);
  return threadId;
}
