import { beforeAll, describe, expect, test } from 'vitest';
import { emulatorToken, idTokenClaims, type TokenClaims } from '../../tests/fakes/id-tokens';
import { makeGoogleKeys } from '../testing/google-keys';
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

test('a token signed by Google’s key speaks for its verified e-mail, in lower case', async () => {
  expect(await verify(await sign())).toEqual({
    uid: `uid-of-${email}`,
    email: 'owner@agency.example',
  });
});

test('an e-mail that is not verified does not count', async () => {
  expect((await verify(await sign({ verified: false }))).email).toBeNull();
  expect((await verify(await sign({ claims: { email_verified: 'true' } }))).email).toBeNull();
});

describe('401', () => {
  const refused = async (token: string) => {
    await expect(verify(token)).rejects.toMatchObject({ statusCode: 401 });
  };
  const now = Math.floor(Date.now() / 1000);

  test('for an expired token', async () => refused(await sign({ expiresIn: -60 })));
  test('for another project’s token', async () => refused(await sign({ project: 'agency-2' })));
  test('for another issuer', async () =>
    refused(await sign({ claims: { iss: 'https://evil.example' } })));
  test('for a token without a subject', async () => refused(await sign({ claims: { sub: '' } })));
  test('for a sign-in of the future', async () =>
    refused(await sign({ claims: { auth_time: now + 600 } })));
  test('for another’s signature', async () => refused(await stranger()));
  test('for an unsigned token', async () => refused(emulatorToken({ email, project })));
  test.each(['', 'a.b.c', 'e30.e30.', 'not a token'])('for %j', async (token) => refused(token));

  test('for claims changed after signing', async () => {
    const [header, , signature] = (await sign()).split('.');
    const claims = Buffer.from(JSON.stringify(idTokenClaims({ email: 'x@y.example', project })));
    await refused(`${String(header)}.${claims.toString('base64url')}.${String(signature)}`);
  });
});

test('503, not 401, when Google’s keys cannot be fetched', async () => {
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

  test('count where the settings say so', async () => {
    expect(await demo(emulatorToken({ email: 'a@b.example' }))).toMatchObject({
      email: 'a@b.example',
    });
  });

  test.each([
    ['expired', { expiresIn: -60 }],
    ['of another project', { project: 'demo-other' }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('do not when they are %s', async (_what, options) => {
    await expect(demo(emulatorToken({ email: 'a@b.example', ...options }))).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  test('do not when they carry a signature', async () => {
    const token = `${emulatorToken({ email: 'a@b.example' })}c2ln`;
    await expect(demo(token)).rejects.toMatchObject({ statusCode: 401 });
  });
});
