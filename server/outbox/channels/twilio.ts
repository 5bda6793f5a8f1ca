import type { TwilioSettings } from '../../twilio-settings';
import { DeliveryFailed, type Channel, type Text } from '../channel';

/** Texts by Twilio's HTTP API (POST …/Messages.json). */
export function twilioChannel(settings: Omit<TwilioSettings, 'webhookUrl'>): Channel<Text> {
  const url = `${settings.apiUrl}/2010-04-01/Accounts/${encodeURIComponent(settings.accountSid)}/Messages.json`;
  const login = Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64');
  return async ({ to, text }, idempotencyKey) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${login}`, 'i-twilio-idempotency-token': idempotencyKey },
      body: new URLSearchParams({ To: `+1${to}`, From: settings.from, Body: text }),
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      throw new DeliveryFailed(`Twilio: ${(error as Error).name}`, false);
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return;
    }
    const body = (await answer.json().catch(() => null)) as { code?: number } | null;
    const code = body?.code === undefined ? '' : `, code ${String(body.code)}`;
    throw new DeliveryFailed(`Twilio: ${String(answer.status)}${code}`, isFinal(answer.status));
  };
}

/** A number that cannot be texted stays so; a wrong login (401, 403), too many (429) or a fault there (5xx) passes. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 429].includes(status);
}
