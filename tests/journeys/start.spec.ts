import { expect, test } from '@playwright/test';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { demoAccounts } from '../../scripts/demo-accounts';
import { freePort } from '../../scripts/port';
import { signInPath, threadsOf } from '../fixtures/inbox';
import { forget, startRefused, startStack, type Stack } from '../fixtures/stack';

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

test.describe('a product that is started, entered into, cut off and started again', () => {
  test.describe.configure({ mode: 'serial' });
  const account = {
    email: 'new.person@larkspan.example',
    password: 'long enough',
    returnSecureToken: true,
  };
  let stack: Stack;
  test.afterAll(async () => {
    await stack.kill();
    forget(stack);
  });

  test('says where the site, the demo accounts and what would be sent are', async () => {
    stack = await startStack();
    const lines = stack.output().split('\n');
    expect(lines.some((line) => line.endsWith(stack.url))).toBe(true);
    expect(demoAccounts).toHaveLength(4);
    for (const { email, password } of demoAccounts) {
      const named = lines.some((line) => line.includes(email) && line.includes(password));
      expect(named, email).toBe(true);
    }
    expect(stack.output()).toContain(join(stack.dataDir, 'outbox'));
  });

  test('has after kill -9 what was entered', async () => {
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
    const answer = await fetch(`${stack.url}/api/email`, { method: 'POST', body: form });
    expect(await answer.json()).toEqual({ acknowledged: true });
    expect(await signInCall(stack.url, 'signUp', account)).toBe(200);
    await stack.kill();
    stack = await startStack({}, stack.dataDir);
    expect(await signInCall(stack.url, 'signInWithPassword', account)).toBe(200);
    expect(await threadsOf(stack.url, 'Niner')).toHaveLength(1);
  });

  // The site's build is what takes long; without it a start is a matter of seconds on any machine.
  test('does not build its site again where nothing has changed', () => {
    expect(stack.output()).toContain('Larkspan is ready');
    expect(stack.output()).not.toContain('Building the site');
  });

  test('ends on Ctrl-C with exit code 0, and nothing of it goes on', async () => {
    expect(await stack.stop()).toBe(0);
    await expect.poll(stack.isAlive).toBe(false);
    await expect(fetch(`${stack.url}/healthz`)).rejects.toThrow();
  });
});

async function signInCall(url: string, call: string, body: object): Promise<number> {
  const answer = await fetch(signInPath(url, call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}
