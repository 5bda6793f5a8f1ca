import { join } from 'node:path';
import type { Config } from '../config';
import type { Channels } from './channel';
import { hookChannel } from './channels/deploy-hook';
import { mailFiles, textFiles } from './channels/file-channels';
import { smtpChannel } from './channels/smtp';
import { twilioChannel } from './channels/twilio';

/** The ways out that the configuration names; files in the data folder for those it does not. */
export function openChannels({
  mail,
  twilio,
  dataDir,
  publish,
}: Config): Channels & { close(): void } {
  const folder = join(dataDir, 'outbox');
  const smtp = mail.smtpUrl === null ? null : smtpChannel(mail.smtpUrl, mail.from);
  return {
    email: smtp ?? mailFiles(folder, mail.from),
    sms: twilio === null ? textFiles(folder) : twilioChannel(twilio),
    ...(publish.kind === 'hook' && { hook: hookChannel(publish.url) }),
    close: () => smtp?.close(),
  };
}
