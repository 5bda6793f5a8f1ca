import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedText = {
  to: string;
  from: string;
  body: string;
  idempotencyToken: string | null;
  statusCallback: string | null;
  sid: string;
};

export type FakeTwilio = {
  url: string;
  account: { accountSid: string; authToken: string; from: string };
  texts: ReceivedText[];
  refuse(answer: { status: number; code: number } | null): void;
  stop(): Promise<void>;
};

/** Twilio's API for sending a text. */
export async function startFakeTwilio(port = 0): Promise<FakeTwilio> {
  const account = {
    accountSid: 'AC00000000000000000000000000000001',
    authToken: 'peer-token',
    from: '+12125550142',
  };
  const texts: ReceivedText[] = [];
  let error: { status: number; code: number } | null = null;
  const login = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  const path = `/2010-04-01/Accounts/${account.accountSid}/Messages.json`;

  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== path) {
        answer(404, { code: 20404, status: 404 });
        return;
      }
      if (request.headers.authorization !== login) {
        answer(401, { code: 20003, status: 401 });
        return;
      }
      if (error !== null) {
        answer(error.status, { ...error, message: 'refused' });
        return;
      }
      const form = new URLSearchParams(body);
      const text: ReceivedText = {
        to: form.get('To') ?? '',
        from: form.get('From') ?? '',
        body: form.get('Body') ?? '',
        idempotencyToken: header(request.headers['i-twilio-idempotency-token']),
        statusCallback: form.get('StatusCallback'),
        sid: `SM${String(texts.length + 1).padStart(32, '0')}`,
      };
      const isForm = request.headers['content-type']?.startsWith(
        'application/x-www-form-urlencoded',
      );
      if (!isForm || !/^\+1\d{10}$/.test(text.to) || text.body === '') {
        answer(400, { code: 21211, status: 400, message: 'Invalid To' });
        return;
      }
      texts.push(text);
      answer(201, {
        sid: text.sid,
        status: 'queued',
        to: text.to,
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    account,
    texts,
    refuse: (next) => {
      error = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function header(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
