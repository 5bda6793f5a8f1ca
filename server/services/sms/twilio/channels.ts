import type { TwilioSettings } from '../../../core/config/config';
import { DeliveryError } from '../../outbox/job-error';
import { writeJobFile } from '../../outbox/job-file';
import type { TextChannel } from '../text-sender';

type Login = Pick<TwilioSettings, 'accountSid' | 'authToken' | 'apiUrl'>;

const toAccountUrl = ({ apiUrl, accountSid }: Login) =>
  `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;

export const toAuthorization = ({ accountSid, authToken }: Login) =>
  `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

/** Returns the state of the account, such as 'active', or the status of an error. */
export async function readTwilioState(login: Login): Promise<string> {
  const response = await fetch(`${toAccountUrl(login)}.json`, {
    headers: { authorization: toAuthorization(login) },
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) return String(response.status);
  return ((await response.json()) as { status?: string }).status ?? 'unknown';
}

/** The status callback names the job, because a status may arrive before the response with the text's id. */
export function createTwilioChannel(settings: Omit<TwilioSettings, 'webhookUrl'>): TextChannel {
  const { from, statusUrl } = settings;
  const url = `${toAccountUrl(settings)}/Messages.json`;
  return async ({ to, text }, idempotencyKey) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: toAuthorization(settings),
        'i-twilio-idempotency-token': idempotencyKey,
      },
      body: new URLSearchParams({
        To: `+1${to}`,
        From: from,
        Body: text,
        ...(statusUrl !== null && {
          StatusCallback: `${statusUrl}?job=${encodeURIComponent(idempotencyKey)}`,
        }),
      }),
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      const { name } = error as Error;
      throw new DeliveryError({ service: 'twilio', code: name }, { isFinal: false });
    });
    const body = (await response.json().catch(() => null)) as {
      code?: number;
      sid?: string;
    } | null;
    if (response.ok) return body?.sid ?? null;
    const { status } = response;
    throw new DeliveryError(
      { service: 'twilio', status, ...(typeof body?.code === 'number' && { code: body.code }) },
      { isFinal: isFinalStatus(status) },
    );
  };
}

/** Final if the number cannot be texted. A wrong login, rate limit, or server error passes. */
function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);
}

export function createTextFileChannel(folder: string): TextChannel {
  return async ({ to, text }, idempotencyKey, createdAt) => {
    const content = Buffer.from(`To: +1${to}\n\n${text}\n`);
    await writeJobFile(folder, { idempotencyKey, createdAt }, 'txt', content);
    return null;
  };
}
