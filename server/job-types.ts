import { join } from 'node:path';
import type { Config } from './core/config/config';
import {
  DeliveryError,
  type Channel,
  type Channels,
  type DeployHookCall,
} from './services/outbox/job-type';
import {
  createTextFileChannel,
  createEmailFileChannel,
} from './services/email/channels/email-file';
import { createSmtpChannel } from './services/email/channels/smtp';
import { createTwilioChannel } from './services/sms/channels/twilio';

export function openChannels({ mail, twilio, dataDir, publish }: Config): Channels {
  const folder = join(dataDir, 'outbox');
  return {
    email:
      mail.smtpUrl === null
        ? createEmailFileChannel(folder, mail.from)
        : createSmtpChannel(mail.smtpUrl, mail.from),
    sms: twilio === null ? createTextFileChannel(folder) : createTwilioChannel(twilio),
    ...(publish.kind === 'hook' && { hook: createDeployHookChannel(publish.url) }),
  };
}

/** The URL is a secret and must not appear in an error. */
function createDeployHookChannel(url: string): Channel<DeployHookCall> {
  return async (call, idempotencyKey) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(call),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      throw new DeliveryError(`Deploy hook: ${(error as Error).name}`, { isFinal: false });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    throw new DeliveryError(`Deploy hook: ${String(status)}`, {
      isFinal: [404, 405, 410].includes(status),
    });
  };
}
