import { generateKeyPairSync, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

export type FakeUser = { localId: string; email?: string; [field: string]: unknown };

export type FakeIdentityProvider = {
  url: string;
  serviceAccount: { email: string; key: KeyObject; tokenUrl: string };
  users: FakeUser[];
  calls: { token: number; batchGet: number };
  refuse(status: number | null): void;
  stop(): Promise<void>;
};

let keys: KeyPairKeyObjectResult | undefined;

/** Google's token exchange and account list. */
export async function startFakeIdentityProvider(project: string): Promise<FakeIdentityProvider> {
  const { publicKey, privateKey } = (keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const email = 'larkspan@agency-1.iam.gserviceaccount.example';
  const calls = { token: 0, batchGet: 0 };
  const users: FakeUser[] = [];
  let errorStatus: number | null = null;
  let url = '';

  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', url);
      if (request.method === 'POST' && pathname === '/token') {
        calls.token += 1;
        checkAssertion(new URLSearchParams(body)).then(
          () => {
            answer(200, {
              access_token: 'peer-access',
              expires_in: 3_599,
              token_type: 'Bearer',
            });
          },
          () => {
            answer(400, { error: 'invalid_grant' });
          },
        );
        return;
      }
      if (pathname !== `/v1/projects/${project}/accounts:batchGet`) {
        answer(404, {});
        return;
      }
      calls.batchGet += 1;
      if (request.headers.authorization !== 'Bearer peer-access') answer(401, {});
      else if (errorStatus !== null) answer(errorStatus, {});
      else answer(200, listPage(searchParams));
    });
  });

  async function checkAssertion(form: URLSearchParams): Promise<void> {
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error();
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: email,
      audience: `${url}/token`,
      requiredClaims: ['iat', 'exp'],
    });
    if (payload['scope'] !== 'https://www.googleapis.com/auth/identitytoolkit') throw new Error();
  }

  function listPage(query: URLSearchParams): object {
    const size = Number(query.get('maxResults') ?? 20);
    const from = Number(query.get('nextPageToken') ?? 0);
    const next = from + size;
    return {
      users: users.slice(from, next),
      ...(next < users.length ? { nextPageToken: String(next) } : {}),
    };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    serviceAccount: { email, key: privateKey, tokenUrl: `${url}/token` },
    users,
    calls,
    refuse: (status) => {
      errorStatus = status;
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
