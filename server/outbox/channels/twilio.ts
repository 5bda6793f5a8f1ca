import type { TwilioSettings } from '../../sms/twilio/settings';
import { DeliveryFailed, type TextChannel } from '../channel';

/**
 * Texts by Twilio's HTTP API (POST …/Messages.json). Where it can reach us it is asked to tell what becomes of each, at an address
 * with the key of its job: what it tells may come before its answer here.
 */
export function twilioChannel(settings: Omit<TwilioSettings, 'webhookUrl'>): TextChannel {
  const url = `${settings.apiUrl}/2010-04-01/Accounts/${encodeURIComponent(settings.accountSid)}/Messages.json`;
  const login = Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64');
  return async ({ to, text }, idempotencyKey) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${login}`, 'i-twilio-idempotency-token': idempotencyKey },
      body: new URLSearchParams({
        To: `+1${to}`,
        From: settings.from,
        Body: text,
        ...(settings.statusUrl === null
          ? {}
          : { StatusCallback: `${settings.statusUrl}?job=${encodeURIComponent(idempotencyKey)}` }),
      }),
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      throw new DeliveryFailed(`Twilio: ${(error as Error).name}`, false);
    });
    const body = (await answer.json().catch(() => null)) as { code?: number; sid?: string } | null;
    if (answer.ok) return body?.sid ?? null;
    const code = typeof body?.code === 'number' ? body.code : null;
    const problem = `Twilio: ${String(answer.status)}${code === null ? '' : `, code ${String(code)}`}`;
    throw new DeliveryFailed(problem, isFinal(answer.status), code);
  };
}

/** A number that cannot be texted stays so; a wrong login (401, 403), too many (429) or a fault there (5xx) passes. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);
}
