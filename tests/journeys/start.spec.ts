import { expect, test } from '@playwright/test';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { demoAccounts } from '../../scripts/demo-accounts';
import { freePort } from '../../scripts/port';
import { signInPath, threadsOf } from '../fixtures/inbox';
import { forget, startRefused, startStack } from '../fixtures/stack';

test.setTimeout(120_000);

test('a port in use is one clear line and exit code 1', async () => {
  const port = await freePort();
  const occupant = createServer().listen(port, '127.0.0.1');
  const { code, output } = await startRefused({ PORT: String(port) });
  occupant.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    `Port ${port} is in use. Stop what uses it, or set another: PORT=8080 npm start`,
  ]);
});

test('a bad setting is one clear line and exit code 1', async () => {
  const { code, output } = await startRefused({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output.trim()).toBe('PORT is "eighty": write a number from 1 to 65535.');
});

test('a second start with nothing changed serves within 15 s, and Ctrl-C ends it with exit code 0', async () => {
  const first = await startStack();
  expect(await first.stop()).toBe(0);
  const began = Date.now();
  const second = await startStack({}, first.dataDir);
  const seconds = (Date.now() - began) / 1000;
  expect(seconds).toBeLessThan(15);
  expect(await second.stop()).toBe(0);
  await expect.poll(second.isAlive, { timeout: 2_000 }).toBe(false);
  await expect(fetch(`${second.url}/healthz`)).rejects.toThrow();
  forget(second);
});

test('the start says where the site, the demo accounts and what would be sent are', async () => {
  const stack = await startStack();
  const lines = stack.output().split('\n');
  expect(lines.some((line) => line.endsWith(stack.url))).toBe(true);
  expect(demoAccounts).toHaveLength(4);
  for (const { email, password } of demoAccounts) {
    const named = lines.some((line) => line.includes(email) && line.includes(password));
    expect(named, email).toBe(true);
  }
  expect(stack.output()).toContain(join(stack.dataDir, 'outbox'));
  await stack.stop();
  forget(stack);
});

test('what was entered is there after kill -9', async () => {
  const first = await startStack();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    firstName: 'Kay',
    lastName: 'Niner',
    contact: '212-555-0177',
    dob: '4 12 1948',
    time: 'Morning',
  })) {
    form.set(name, value);
  }
  const answer = await fetch(`${first.url}/api/email`, { method: 'POST', body: form });
  expect(await answer.json()).toEqual({ acknowledged: true });
  const account = {
    email: 'new.person@larkspan.example',
    password: 'long enough',
    returnSecureToken: true,
  };
  const signUp = await signInCall(first.url, 'signUp', account);
  expect(signUp).toBe(200);
  await first.kill();

  const second = await startStack({}, first.dataDir);
  expect(await signInCall(second.url, 'signInWithPassword', account)).toBe(200);
  expect(await threadsOf(second.url, 'Niner')).toHaveLength(1);
  await second.stop();
  forget(second);
});

async function signInCall(url: string, call: string, body: object): Promise<number> {
  const answer = await fetch(signInPath(url, call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}
