import { expect, test } from '@playwright/test';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { demoAccounts } from '../../scripts/demo-accounts';
import { freePort } from '../../scripts/ports';
import { getSignInUrl, findThreads } from '../fixtures/dashboard/staff-api';
import { submitCheck } from '../fixtures/dashboard/inbox-threads';
import { removeStack, startAndFail, startStack } from '../fixtures/stack';

test('npm start explains a port in use and a bad setting in one line and exits with 1', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  const inUse = await startAndFail({ PORT: String(port) });
  server.close();
  expect(inUse.code).toBe(1);
  expect(inUse.output.trim()).toBe(
    `Port ${port} is in use. Stop the other program, or use another port: PORT=8080 npm start`,
  );
  const badSetting = await startAndFail({ PORT: 'eighty' });
  expect(badSetting.code).toBe(1);
  expect(badSetting.output.trim()).toBe('PORT is "eighty": write a number from 1 to 65535.');
});

test('npm start says where everything is, keeps all data after kill -9, and stops on Ctrl-C', async () => {
  let stack = await startStack();
  try {
    const lines = stack.output().split('\n');
    expect(lines.some((line) => line.endsWith(stack.url))).toBe(true);
    for (const { email, password } of demoAccounts) {
      const named = lines.some((line) => line.includes(email) && line.includes(password));
      expect(named, email).toBe(true);
    }
    expect(stack.output()).toContain(join(stack.dataDir, 'outbox'));

    await submitCheck(stack, 'Niner');
    const account = {
      email: 'new.person@larkspan.example',
      password: 'long enough',
      returnSecureToken: true,
    };
    expect(await signInCall(stack.url, 'signUp', account)).toBe(200);
    await stack.kill();
    stack = await startStack({}, stack.dataDir);
    expect(await signInCall(stack.url, 'signInWithPassword', account)).toBe(200);
    expect(await findThreads(stack.url, 'Niner')).toHaveLength(1);
    // The site has not changed, so it is not rebuilt.
    expect(stack.output()).not.toContain('Building the site');

    expect(await stack.stop()).toBe(0);
    await expect.poll(stack.isAlive).toBe(false);
    await expect(fetch(`${stack.url}/healthz`)).rejects.toThrow();
  } finally {
    await stack.kill();
    removeStack(stack);
  }
});

async function signInCall(url: string, call: string, body: object): Promise<number> {
  const response = await fetch(getSignInUrl(url, call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}
