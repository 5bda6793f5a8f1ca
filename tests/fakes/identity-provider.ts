import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { jwtVerify } from 'jose';
import { startHttpServer } from './http-server';

export type FakeUser = { localId: string; email?: string; [field: string]: unknown };

export type FakeIdentityProvider = Awaited<ReturnType<typeof startFakeIdentityProvider>>;

let keys: KeyPairKeyObjectResult | undefined;

/** Google's token exchange, account list, and lookup. */
export async function startFakeIdentityProvider(project: string) {
  const { publicKey, privateKey } = (keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const email = 'larkspan@agency-1.iam.gserviceaccount.example';
  const calls = { token: 0, batchGet: 0 };
  const users: FakeUser[] = [];
  let errorStatus: number | null = null;

  const { url, stop } = await startHttpServer(async ({ method, url: path = '', headers }, body) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (method === 'POST' && pathname === '/token') {
      calls.token += 1;
      return (await isValidAssertion(new URLSearchParams(body)))
        ? { status: 200, body: { access_token: 'peer-access', expires_in: 3_599 } }
        : { status: 400, body: { error: 'invalid_grant' } };
    }
    const isLookup = pathname === `/v1/projects/${project}/accounts:lookup`;
    if (!isLookup && pathname !== `/v1/projects/${project}/accounts:batchGet`)
      return { status: 404, body: {} };
    if (!isLookup) calls.batchGet += 1;
    if (headers.authorization !== 'Bearer peer-access') return { status: 401, body: {} };
    if (errorStatus !== null) return { status: errorStatus, body: {} };
    if (!isLookup) return { status: 200, body: listPage(searchParams) };
    const { localId } = JSON.parse(body) as { localId: string[] };
    return { status: 200, body: { users: users.filter((user) => localId.includes(user.localId)) } };
  });

  async function isValidAssertion(form: URLSearchParams): Promise<boolean> {
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return false;
    const expected = {
      issuer: email,
      audience: `${url}/token`,
      requiredClaims: ['iat', 'exp'],
    };
    const verified = await jwtVerify(form.get('assertion') ?? '', publicKey, expected).catch(
      () => null,
    );
    return verified?.payload['scope'] === 'https://www.googleapis.com/auth/identitytoolkit';
  }

  function listPage(query: URLSearchParams): object {
    const from = Number(query.get('nextPageToken') ?? 0);
    const next = from + Number(query.get('maxResults') ?? 20);
    return {
      users: users.slice(from, next),
      ...(next < users.length ? { nextPageToken: String(next) } : {}),
    };
  }

  return {
    url,
    serviceAccount: { email, key: privateKey, tokenUrl: `${url}/token` },
    users,
    calls,
    setErrorStatus: (status: number | null) => {
      errorStatus = status;
    },
    stop,
  };
}
