/**
 * The Firebase Auth emulator as a child process: firebase-tools' own server without its command line (4 s and 200 MB
 * lighter; docs/decisions/004-auth-emulator.md). Accounts are written to a file before a change is answered, so that they
 * are there after a restart and after kill -9.
 *
 * Environment: EMULATOR_PROJECT, EMULATOR_FILE, EMULATOR_PORT (0: any free one); EMULATOR_OUTBOX and EMULATOR_SITE: the folder for the
 * mails that a real project would send, and the site their links lead to. Sends {url} to its parent when ready.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { readAccounts, writeAccounts } from './accounts-file';
import { mailWriter } from './emailed-links';

const project = process.env.EMULATOR_PROJECT ?? 'demo-larkspan';
const file = process.env.EMULATOR_FILE ?? 'var/auth-accounts.json';
const outbox = process.env.EMULATOR_OUTBOX ?? 'var/outbox';
const site = process.env.EMULATOR_SITE ?? 'http://localhost:8000';

/** The calls of the browser's SDK (server/auth/emulator-path.ts), of the server, and of createDemoAccounts. */
const calls =
  /^\/v1\/(accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)|recaptchaParams|projects|token|projects\/\{targetProjectId\}\/accounts(:batchGet)?)$|^\/v2\/recaptchaConfig$/;

async function main(): Promise<void> {
  // Each call of the specification costs start-up time: the emulator compiles its schemas.
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths).filter(([path]) => calls.test(path)),
  );
  const state = new AgentProjectState(project);
  for (const account of readAccounts(file))
    state.overwriteUserWithLocalId(account.localId, account);
  // As real projects answer: the same error whether or not an account exists.
  state.updateConfig(
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    'emailPrivacyConfig',
  );
  const app = await createApp(project, 0, new Map([[project, state]]));
  const writeMails = mailWriter(outbox, site, () => state.listOobCodes());
  const server = createServer((request, response) => {
    if (request.method !== 'GET') {
      beforeAnswer(response, () => {
        writeAccounts(file, [...state.users.values()]);
        writeMails().catch((error: unknown) => console.error('A mail was not written', error));
      });
    }
    app(request, response);
  });
  const port = Number(process.env.EMULATOR_PORT ?? 0);
  server.listen(port, '127.0.0.1', () => {
    process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop);
  // The parent stops us, so that a Ctrl-C ends the server first; without a parent there is nothing to serve.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', stop);
}

/** Runs `effect` just before the last byte of an answer leaves. */
function beforeAnswer(response: ServerResponse, effect: () => void): void {
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.end = (...rest: unknown[]) => {
    effect();
    return end(...rest);
  };
}

main().catch((error: unknown) => {
  console.error(`The Auth emulator did not start: ${String(error)}`);
  process.exit(1);
});
