import { join } from 'node:path';
import type { Config } from './core/config/config';
import type { CoreContext } from './core/context';
import { applicationMessages } from './features/applications/messages';
import { createReminderJob } from './features/calls/reminders';
import { requestMessages } from './features/help-desk/messages/request-messages';
import { createMediaJob } from './features/inbox/inbound-sms/media-job';
import { threadMessages } from './features/inbox/replies/thread-messages';
import { createEmailFileChannel } from './services/email/channels/email-file';
import { createSmtpChannel } from './services/email/channels/smtp';
import type { EmailChannel } from './services/email/email';
import { createEmailSender } from './services/email/email-sender';
import { createMessageJob } from './services/messages/message-job';
import { notificationJob } from './services/notifications/send-due';
import { describeAs, type JobType } from './services/outbox/job-type';
import {
  createDeployHookChannel,
  createDeployJob,
  type DeployChannel,
} from './services/publishing/deploys/deploy-job';
import { createTwilioMediaChannel, type MediaChannel } from './services/sms/twilio/media-channel';
import { createTextFileChannel, createTwilioChannel } from './services/sms/twilio/channels';
import { createTextSender, type TextChannel } from './services/sms/text-sender';

export type Channels = {
  email: EmailChannel;
  sms: TextChannel;
  /** The pictures of received texts. */
  media: MediaChannel | null;
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
    media: twilio && createTwilioMediaChannel(twilio),
    hook: publish.kind === 'hook' ? createDeployHookChannel(publish.url) : null,
  };
}

/** Emails that nothing else depends on. */
const emailJobs = {
  'office-notice': describeAs('notice', 'message'),
  'form-receipt': describeAs('receipt', 'message'),
  'call-moved': describeAs('other', 'message'),
  'help-desk-notice': describeAs('notice', 'help-desk'),
  'help-desk-receipt': describeAs('receipt', 'help-desk'),
  'application-notice': describeAs('notice', 'application'),
  'application-receipt': describeAs('receipt', 'application'),
  'screener-result': describeAs('receipt', null),
  invitation: describeAs('invitation', null),
  'late-waits': describeAs('notice', null),
  [notificationJob]: describeAs('notice', null),
};

export const messageSubjects = {
  thread: threadMessages,
  request: requestMessages,
  application: applicationMessages,
};

/** Everything that the outbox sends. */
export function createJobTypes(context: CoreContext, channels: Channels): JobType[] {
  const email = createEmailSender(channels.email);
  const text = createTextSender(context, channels.sms);
  return [
    ...Object.entries(emailJobs).map(([name, describeJobs]) => ({ ...email, name, describeJobs })),
    { ...text, name: 'confirmation', describeJobs: describeAs('confirmation', 'message') },
    createReminderJob(context, email),
    createMessageJob(context, email, messageSubjects),
    createMessageJob(context, text, messageSubjects),
    createMediaJob(context, channels.media),
    createDeployJob(channels.hook),
  ];
}
