import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminResponse } from '../../../../contract/accounts/schema';
import type {
  FactorSetupResponse,
  SecondFactorResponse,
} from '../../../../contract/sign-in/schema';
import { createAuthenticator } from '../../../../tests/fakes/authenticator';
import { listAuditEntries } from '../../../testing/stored-records';
import { getErrorCode, useTestServer } from '../../../testing/test-server';

let time: Date;
const server = useTestServer({ now: () => time });
beforeEach(() => {
  // Away from the end of an hour, after which more codes may be tried.
  time = new Date(new Date().setUTCMinutes(20, 5));
});
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

type Body = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser in which somebody has signed in. */
class Browser {
  cookies: Record<string, string> = {};
  signedInAt = 0;
  private static latest = Math.floor(Date.now() / 1000) - 600;

  constructor(readonly role: 'owner' | 'intake' | 'observer' = 'intake') {
    this.signIn();
  }

  signIn() {
    Browser.latest += 1;
    this.signedInAt = Browser.latest;
  }

  async call(method: Method, path: string, payload?: Body) {
    const claims = { auth_time: this.signedInAt };
    const response = await server.callAs(this.role, {
      ...{ method, path, claims, cookies: this.cookies },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) this.cookies[name] = value;
    return response;
  }

  async enroll() {
    const setup = await this.call('POST', '/second-factor/setup', { kind: 'app' });
    const { app } = setup.json<FactorSetupResponse>();
    const secret = Secret.fromBase32(app?.secret ?? '');
    const code = () => new TOTP({ secret }).generate({ timestamp: time.getTime() });
    const added = await this.call('POST', '/second-factor', { code: code() });
    const { recoveryCodes } = added.json<{ recoveryCodes: string[] }>();
    return { code, recoveryCodes };
  }

  verify = (code: string, remember = false) =>
    this.call('POST', '/second-factor/verify', { code, remember });

  async state() {
    return (await this.call('GET', '/second-factor')).json<SecondFactorResponse>();
  }

  async canRead() {
    const response = await this.call('GET', '/chats');
    return response.statusCode === 200 ? true : getErrorCode(response);
  }
}

const subject = 'intake@agency.example';
const listActions = async (id = subject) =>
  (await listAuditEntries(server.context.database.db, id)).map(({ action }) => action);

describe('an account without a second factor', () => {
  test('needs none unless the role requires it', async () => {
    expect(await new Browser().canRead()).toBe(true);
    const owner = new Browser('owner');
    await owner.enroll();
    await owner.call('PUT', '/second-factor/required-roles', { roles: ['intake'] });
    const intake = new Browser();
    expect(await intake.canRead()).toBe('second_factor');
    const check = await intake.call('GET', `/admin/${subject}`);
    expect(check.json<AdminResponse>()).toMatchObject({ role: 'intake', step: 'enroll' });
    expect(await new Browser('observer').call('GET', '/overview')).toMatchObject({
      statusCode: 200,
    });
    await intake.enroll();
    expect(await intake.canRead()).toBe(true);
    expect(await listActions('accounts')).toEqual(['require-factor']);
  });

  test('needs one if it sees health data by a grant, as soon as a role that sees it does', async () => {
    const grantedScreens = '["form-messages"]';
    const { db } = server.context.database;
    const observer = db.updateTable('accounts').where('role', '=', 'observer');
    const canRead = async (path: string) =>
      (await new Browser('observer').call('GET', path)).statusCode === 200;
    await observer.set({ grantedScreens: '["pay-roll"]' }).execute();
    const owner = new Browser('owner');
    await owner.enroll();
    await owner.call('PUT', '/second-factor/required-roles', { roles: ['owner'] });
    expect(await canRead('/helpDesk')).toBe(true);
    expect(await new Browser().canRead()).toBe(true);
    await observer.set({ grantedScreens }).execute();
    expect(await canRead('/chats')).toBe(false);
    await owner.call('PUT', '/second-factor/required-roles', { roles: ['admin'] });
    expect(await canRead('/chats')).toBe(true);
  });

  test('of the owner can’t require one from others', async () => {
    const payload = { roles: ['intake'] };
    const response = await new Browser('owner').call(
      'PUT',
      '/second-factor/required-roles',
      payload,
    );
    expect([response.statusCode, getErrorCode(response)]).toEqual([409, 'own_factor']);
  });
});

describe('an authenticator app', () => {
  test('is added with a code, and opens other sessions with a later one', async () => {
    const first = new Browser();
    const other = new Browser();
    expect(await other.canRead()).toBe(true);
    const { code, recoveryCodes } = await first.enroll();
    expect(recoveryCodes).toHaveLength(10);
    expect(await first.canRead()).toBe(true);
    expect(await other.canRead()).toBe('second_factor');
    expect((await other.state()).step).toBe('verify');
    pass(1);
    expect((await other.verify(code())).statusCode).toBe(204);
    expect(await other.canRead()).toBe(true);
    expect(await listActions()).toEqual(['add-factor']);
  });

  test('is not added with a wrong code, which may be tried again', async () => {
    const browser = new Browser();
    await browser.call('POST', '/second-factor/setup', { kind: 'app' });
    const wrong = await browser.call('POST', '/second-factor', { code: '000000' });
    expect([wrong.statusCode, getErrorCode(wrong)]).toEqual([400, 'validation']);
    expect((await browser.state()).factors).toEqual([]);
  });

  test('is not added by someone who only has the password', async () => {
    await new Browser().enroll();
    const thief = new Browser();
    for (const kind of ['app', 'passkey']) {
      const response = await thief.call('POST', '/second-factor/setup', { kind });
      expect(getErrorCode(response)).toBe('second_factor');
    }
    for (const [method, path] of [
      ['DELETE', `/second-factor/${(await thief.state()).factors[0]?.id ?? ''}`],
      ['POST', '/second-factor/recovery-codes'],
      ['GET', '/sessions'],
      ['DELETE', '/sessions'],
    ] as const) {
      expect(getErrorCode(await thief.call(method, path))).toBe('second_factor');
    }
  });

  test('has codes that work once, also for calls at the same time', async () => {
    const { code } = await new Browser().enroll();
    expect((await new Browser().verify(code())).statusCode).toBe(400);
    pass(1);
    const responses = await Promise.all([1, 2, 3].map(() => new Browser().verify(code())));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400]);
  });

  test('has codes that end after a minute', async () => {
    const { code } = await new Browser().enroll();
    pass(1);
    const old = code();
    pass(2);
    expect((await new Browser().verify(old)).statusCode).toBe(400);
  });

  test('can’t be guessed: the tenth code of an hour is the last', async () => {
    const { code } = await new Browser().enroll();
    pass(1);
    const thief = new Browser();
    for (let guess = 1; guess < 10; guess += 1) await thief.verify('000000');
    const late = await thief.verify(code());
    expect([late.statusCode, getErrorCode(late)]).toEqual([429, 'too_many_codes']);
    pass(61);
    thief.signIn();
    expect((await thief.verify(code())).statusCode).toBe(204);
  });

  test('keeps its secret encrypted', async () => {
    const browser = new Browser();
    const setup = await browser.call('POST', '/second-factor/setup', { kind: 'app' });
    const { app } = setup.json<FactorSetupResponse>();
    const { db } = server.context.database;
    const [session] = await db.selectFrom('sessions').selectAll().execute();
    expect(session?.pendingEncrypted).not.toContain(app?.secret);
    await browser.enroll();
    const [factor] = await db.selectFrom('secondFactors').selectAll().execute();
    expect(factor?.secretEncrypted).toMatch(/^[\w+/=]{60,}$/);
  });
});

describe('a passkey', () => {
  const addPasskey = async (origin = 'https://site.example') => {
    const browser = new Browser();
    const authenticator = createAuthenticator(origin);
    const setup = await browser.call('POST', '/second-factor/setup', { kind: 'passkey' });
    const { passkey } = setup.json<FactorSetupResponse>();
    if (passkey === null) throw new Error('No options');
    const added = await browser.call('POST', '/second-factor', {
      passkey: authenticator.register(passkey),
    });
    return { added, authenticator };
  };
  const getChallenge = async (browser: Browser) =>
    (await browser.call('POST', '/second-factor/challenge')).json<{
      options: PublicKeyCredentialRequestOptionsJSON;
    }>().options;

  test('opens a session, with each challenge once', async () => {
    const { added, authenticator } = await addPasskey();
    expect(added.statusCode).toBe(201);
    const browser = new Browser();
    const passkey = authenticator.authenticate(await getChallenge(browser));
    const verify = (by: Browser) =>
      by.call('POST', '/second-factor/verify', { passkey, remember: false });
    expect((await verify(browser)).statusCode).toBe(204);
    expect(await browser.canRead()).toBe(true);
    expect(getErrorCode(await verify(browser))).toBe('expired');
    const thief = new Browser();
    await getChallenge(thief);
    expect(getErrorCode(await verify(thief))).toBe('wrong_passkey');
  });

  test('of another site or another device is refused', async () => {
    expect(getErrorCode((await addPasskey('https://site.example.evil.example')).added)).toBe(
      'wrong_passkey',
    );
    await addPasskey();
    const browser = new Browser();
    const passkey = createAuthenticator('https://site.example').authenticate(
      await getChallenge(browser),
    );
    const response = await browser.call('POST', '/second-factor/verify', {
      ...{ passkey, remember: false },
    });
    expect(getErrorCode(response)).toBe('wrong_passkey');
  });
});

describe('a confirmed session', () => {
  test('needs the cookie, so that a sign-in of the same second has no part in it', async () => {
    const browser = new Browser();
    await browser.enroll();
    const thief = new Browser();
    thief.signedInAt = browser.signedInAt;
    expect(await thief.canRead()).toBe('second_factor');
    const [cookie] = (await browser.call('POST', '/second-factor/setup', { kind: 'app' })).cookies;
    expect(cookie).toBeUndefined();
  });

  test('has a cookie that scripts and other sites can’t use', async () => {
    const { code } = await new Browser().enroll();
    pass(1);
    const { cookies } = await new Browser().verify(code());
    expect(cookies).toEqual([
      expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: '/' }) as object,
    ]);
  });

  test('needs no second factor on a remembered device for 30 days', async () => {
    const { code } = await new Browser().enroll();
    pass(1);
    const device = new Browser();
    await device.verify(code(), true);
    const days = 24 * 60;
    pass(29 * days);
    device.signIn();
    expect(await device.canRead()).toBe(true);
    pass(2 * days);
    device.signIn();
    expect(await device.canRead()).toBe('second_factor');
  });

  test('needs it again after the next sign-in on another device', async () => {
    const { code } = await new Browser().enroll();
    pass(1);
    const device = new Browser();
    await device.verify(code());
    device.signIn();
    expect(await device.canRead()).toBe('second_factor');
  });
});

describe('recovery codes', () => {
  test('open a session once each, and are audited', async () => {
    const { recoveryCodes } = await new Browser().enroll();
    const [recoveryCode = ''] = recoveryCodes;
    const browser = new Browser();
    const typed = recoveryCode.toUpperCase().replaceAll('-', ' ');
    expect((await browser.verify(typed)).statusCode).toBe(204);
    expect(await browser.canRead()).toBe(true);
    expect((await browser.state()).recoveryCodes).toBe(9);
    expect((await new Browser().verify(recoveryCode)).statusCode).toBe(400);
    expect(await listActions()).toEqual(['add-factor', 'use-recovery-code']);
  });

  test('are replaced', async () => {
    const browser = new Browser();
    const { recoveryCodes } = await browser.enroll();
    const renewed = await browser.call('POST', '/second-factor/recovery-codes');
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await new Browser().verify(recoveryCodes[0] ?? '')).statusCode).toBe(400);
    expect((await new Browser().verify(fresh)).statusCode).toBe(204);
  });

  test('are not stored readably', async () => {
    const { recoveryCodes } = await new Browser().enroll();
    const stored = await server.context.database.db
      .selectFrom('recoveryCodes')
      .selectAll()
      .execute();
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
  });
});

test('the last second factor takes the recovery codes and remembered devices along', async () => {
  const browser = new Browser();
  await browser.enroll();
  const [factor] = (await browser.state()).factors;
  await browser.call('DELETE', `/second-factor/${factor?.id ?? ''}`);
  expect(await browser.state()).toMatchObject({ step: null, factors: [], recoveryCodes: 0 });
  expect(await listActions()).toEqual(['add-factor', 'remove-factor']);
});

test('the owner resets a colleague’s second factor, which ends their sessions', async () => {
  const browser = new Browser();
  await browser.enroll();
  const owner = new Browser('owner');
  const payload = { role: 'intake', disabled: false, resetSecondFactor: true, version: 1 };
  expect((await owner.call('PUT', `/accounts/${subject}`, payload)).statusCode).toBe(200);
  expect(await browser.canRead()).toBe('session_ended');
  browser.signIn();
  expect(await browser.canRead()).toBe(true);
  expect(await listActions()).toEqual(['add-factor', 'reset-factor']);
});

test('second factors and recovery codes only change within minutes of a sign-in', async () => {
  const browser = new Browser();
  const { code } = await browser.enroll();
  const [factor] = (await browser.state()).factors;
  browser.signedInAt -= 900;
  pass(1);
  expect((await browser.verify(code(), true)).statusCode).toBe(204);
  expect(await browser.canRead()).toBe(true);
  const changes = [
    () => browser.call('POST', '/second-factor/setup', { kind: 'app' }),
    () => browser.call('POST', '/second-factor/recovery-codes'),
    () => browser.call('DELETE', `/second-factor/${factor?.id ?? ''}`),
  ];
  for (const change of changes) {
    const response = await change();
    expect([response.statusCode, getErrorCode(response)]).toEqual([403, 'sign_in_again']);
  }
  browser.signIn();
  for (const change of changes) expect((await change()).statusCode).toBeLessThan(300);
});
