import { join } from 'node:path';
import type { Config } from './core/config/config';
import type { CoreContext } from './core/context';
import { createMessageJob } from './features/help-desk/messages/message-job';
import { createReplyJob } from './features/inbox/replies/reply-job';
import { createEmailFileChannel } from './services/email/channels/email-file';
import { createSmtpChannel } from './services/email/channels/smtp';
import type { EmailChannel } from './services/email/email';
import { createEmailSender } from './services/email/email-sender';
import type { JobType } from './services/outbox/job-type';
import {
  createDeployHookChannel,
  createDeployJob,
  type DeployChannel,
} from './services/publishing/deploys/deploy-job';
import { createTextFileChannel, createTwilioChannel } from './services/sms/twilio/channels';
import { createTextSender, type TextChannel } from './services/sms/text-sender';

export type Channels = {
  email: EmailChannel;
  sms: TextChannel;
  hook: DeployChannel | null;
};

export function openChannels({ mail, twilio, dataDir, publish }: Config): Channels {
  const folder = join(dataDir, 'outbox');
  return {
    email:
      mail.smtpUrl === null
        ? createEmailFileChannel(folder, mail.from)
        : createSmtpChannel(mail.smtpUrl, mail.from),
    sms: twilio === null ? createTextFileChannel(folder) : createTwilioChannel(twilio),
    hook: publish.kind === 'hook' ? createDeployHookChannel(publish.url) : null,
  };
}

/** Emails that nothing else depends on. */
const emailJobs = [
  'office-notice',
  'help-desk-notice',
  'help-desk-receipt',
  'application-notice',
  'application-receipt',
];

/** Everything that the outbox sends. */
export function createJobTypes(
  context: Pick<CoreContext, 'database' | 'encryption' | 'now'>,
  channels: Channels,
): JobType[] {
  const email = createEmailSender(channels.email);
  const text = createTextSender(context, channels.sms);
  return [
    ...emailJobs.map((name) => ({ ...email, name })),
    { ...text, name: 'confirmation' },
    createReplyJob(context, 'inbox-email', email),
    createReplyJob(context, 'inbox-sms', text),
    createMessageJob(context, 'help-desk-email', email),
    createMessageJob(context, 'help-desk-sms', text),
    createDeployJob(channels.hook),
  ];
}
