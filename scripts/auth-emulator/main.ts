/**
 * Runs the Firebase Auth emulator of firebase-tools without its command line, which saves 4 s and 200 MB
 * (docs/decisions/004-auth-emulator.md). Saves accounts before it responds to a change, so they survive kill -9. Emails are written to
 * EMULATOR_OUTBOX with links to EMULATOR_SITE. Sends {url} to the parent process when ready.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { createEmailWriter } from './emailed-links';

const project = process.env.EMULATOR_PROJECT ?? 'demo-larkspan';
const file = process.env.EMULATOR_FILE ?? 'var/auth-accounts.json';
const outbox = process.env.EMULATOR_OUTBOX ?? 'var/outbox';
const site = process.env.EMULATOR_SITE ?? 'http://localhost:8000';

/** The calls of the browser (server/services/auth/emulator-proxy.ts), the server, and createDemoAccounts. */
const usedCalls =
  /^\/v1\/(accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)|recaptchaParams|projects|token|projects\/\{targetProjectId\}\/accounts(:batchGet)?)$|^\/v2\/recaptchaConfig$/;

async function main(): Promise<void> {
  // The emulator compiles the schemas of all calls, which takes time.
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths).filter(([path]) => usedCalls.test(path)),
  );
  const state = new AgentProjectState(project);
  for (const account of readAccounts()) {
    state.overwriteUserWithLocalId(account.localId, account);
  }
  // As in a real project, errors don't reveal whether an account exists.
  state.updateConfig(
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    'emailPrivacyConfig',
  );
  const app = await createApp(project, 0, new Map([[project, state]]));
  const writeEmails = createEmailWriter(outbox, site, () => state.listOobCodes());
  const server = createServer((request, response) => {
    if (request.method !== 'GET') {
      beforeResponse(response, () => {
        writeAccounts([...state.users.values()]);
        writeEmails().catch((error: unknown) =>
          console.error('An email could not be written', error),
        );
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
  // The parent stops us after the server.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', stop);
}

/** Other fields of the emulator are saved unchanged. */
type EmulatorAccount = { localId: string };

function readAccounts(): EmulatorAccount[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmulatorAccount[]) : [];
}

let lastWritten = '';

/** Saves the accounts durably and atomically if they have changed. */
function writeAccounts(accounts: EmulatorAccount[]): void {
  const text = JSON.stringify(accounts);
  if (text === lastWritten) return;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.new`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, file);
  lastWritten = text;
}

/** Runs `effect` before the end of a response is sent. */
function beforeResponse(response: ServerResponse, effect: () => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    effect();
    return end(...args);
  };
}

main().catch((error: unknown) => {
  console.error(`The Auth emulator could not start: ${String(error)}`);
  process.exit(1);
});
