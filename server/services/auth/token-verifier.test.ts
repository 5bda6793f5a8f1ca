import { beforeAll, describe, expect, test } from 'vitest';
import {
  createEmulatorToken,
  buildIdTokenClaims,
  type TokenClaims,
} from '../../../tests/fakes/id-tokens';
import { makeGoogleKeys } from '../../testing/google-keys';
import { createTokenVerifier, type TokenVerifier } from './token-verifier';

const project = 'agency-1';
const email = 'Owner@Agency.example';
let sign: (options?: Partial<TokenClaims>) => Promise<string>;
let stranger: typeof sign;
let verify: TokenVerifier;

beforeAll(async () => {
  const google = await makeGoogleKeys();
  sign = (options) => google.sign({ email, project, ...options });
  stranger = (options) => google.forge({ email, project, ...options });
  verify = createTokenVerifier({ projectId: project, acceptUnsigned: false }, google.keys);
});

test('returns the verified email of a signed token in lower case', async () => {
  expect(await verify(await sign())).toEqual({
    uid: `uid-of-${email}`,
    email: 'owner@agency.example',
    signedInAt: expect.stringMatching(/^20.*Z$/) as string,
  });
});

test('ignores an unverified email', async () => {
  expect((await verify(await sign({ verified: false }))).email).toBeNull();
  expect((await verify(await sign({ claims: { email_verified: 'true' } }))).email).toBeNull();
});

describe('401', () => {
  const rejected = async (token: string) => {
    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401 });
  };
  const now = Math.floor(Date.now() / 1000);

  test('for an expired token', async () => rejected(await sign({ expiresIn: -60 })));
  test('for another project’s token', async () => rejected(await sign({ project: 'agency-2' })));
  test('for another issuer', async () =>
    rejected(await sign({ claims: { iss: 'https://evil.example' } })));
  test('for a token without a subject', async () => rejected(await sign({ claims: { sub: '' } })));
  test('for a sign-in in the future', async () =>
    rejected(await sign({ claims: { auth_time: now + 600 } })));
  test('for a token issued in the future', async () =>
    rejected(await sign({ claims: { iat: now + 600 } })));
  test('for another key’s signature', async () => rejected(await stranger()));
  test('for an unsigned token', async () => rejected(createEmulatorToken({ email, project })));
  test.each(['', 'a.b.c', 'e30.e30.', 'not a token'])('for %j', async (token) => rejected(token));

  test('for claims changed after signing', async () => {
    const [header, , signature] = (await sign()).split('.');
    const claims = Buffer.from(
      JSON.stringify(buildIdTokenClaims({ email: 'x@y.example', project })),
    );
    await rejected(`${String(header)}.${claims.toString('base64url')}.${String(signature)}`);
  });
});

test('responds 503, not 401, when Google’s keys cannot be fetched', async () => {
  const offline = createTokenVerifier({ projectId: project, acceptUnsigned: false }, () =>
    Promise.reject(new TypeError('fetch failed')),
  );
  await expect(offline(await sign())).rejects.toMatchObject({ statusCode: 503 });
});

describe('the emulator’s unsigned tokens', () => {
  const demo = createTokenVerifier({
    projectId: 'demo-larkspan',
    acceptUnsigned: true,
  });

  test('are accepted if the settings allow it', async () => {
    expect(await demo(createEmulatorToken({ email: 'a@b.example' }))).toMatchObject({
      email: 'a@b.example',
    });
  });

  test.each([
    ['expired', { expiresIn: -60 }],
    ['of another project', { project: 'demo-other' }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('are rejected when they are %s', async (_case, options) => {
    await expect(
      demo(createEmulatorToken({ email: 'a@b.example', ...options })),
    ).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('are rejected when they have a signature', async () => {
    const token = `${createEmulatorToken({ email: 'a@b.example' })}c2ln`;
    await expect(demo(token)).rejects.toMatchObject({ statusCode: 401 });
  });
});
