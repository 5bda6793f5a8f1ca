import { startHttpServer } from './http-server';

export type ReceivedText = {
  to: string;
  from: string;
  body: string;
  idempotencyToken: string | null;
  statusCallback: string | null;
  sid: string;
};

export type FakeTwilio = Awaited<ReturnType<typeof startFakeTwilio>>;

/** Twilio's API for sending a text, and for the state of the account. */
export async function startFakeTwilio(port = 0) {
  const account = {
    accountSid: 'AC00000000000000000000000000000001',
    authToken: 'peer-token',
    from: '+12125550142',
  };
  const texts: ReceivedText[] = [];
  let nextError: { status: number; code: number } | null = null;
  const login = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const path = `/2010-04-01/Accounts/${account.accountSid}/Messages.json`;
  const createError = (status: number, code: number, message = 'rejected') => ({
    status,
    body: { status, code, message },
  });

  const { url, stop } = await startHttpServer((request, body) => {
    const isAccount = request.url === path.replace('/Messages', '');
    if (!isAccount && (request.method !== 'POST' || request.url !== path))
      return createError(404, 20404);
    if (request.headers.authorization !== login) return createError(401, 20003);
    if (isAccount) return { status: 200, body: { status: 'active' } };
    if (nextError !== null) return createError(nextError.status, nextError.code);
    const form = new URLSearchParams(body);
    const token = request.headers['i-twilio-idempotency-token'];
    const text: ReceivedText = {
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      idempotencyToken: typeof token === 'string' ? token : null,
      statusCallback: form.get('StatusCallback'),
      sid: `SM${String(texts.length + 1).padStart(32, '0')}`,
    };
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm || !/^\+1\d{10}$/.test(text.to) || text.body === '') {
      return createError(400, 21211, 'Invalid To');
    }
    texts.push(text);
    return { status: 201, body: { sid: text.sid, status: 'queued', to: text.to } };
  }, port);

  return {
    url,
    account,
    texts,
    setError: (error: { status: number; code: number } | null) => {
      nextError = error;
    },
    stop,
  };
}
