import { DeliveryFailed, type Channel, type HookCall } from '../channel';

/**
 * Tells the host of the site, at the address that it gave for that, to build it anew. The address is a secret: it is in no message.
 */
export function hookChannel(url: string): Channel<HookCall> {
  return async (call, idempotencyKey) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(call),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      throw new DeliveryFailed(`Deploy hook: ${(error as Error).name}`, false);
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const { status } = answer;
    // An address that is no longer one is a setting that somebody has to mend.
    throw new DeliveryFailed(`Deploy hook: ${String(status)}`, [404, 405, 410].includes(status));
  };
}
