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
import { escapeHtml } from '../../contract/shared/text/escape-html';
import { createEmailFileChannel } from '../../server/services/email/channels/email-file';
import { minPasswordLength } from '../../src/shared/common-passwords';
import type { OutboundEmail } from '../../server/services/email/email';

const project = process.env.EMULATOR_PROJECT ?? 'demo-larkspan';
const file = process.env.EMULATOR_FILE ?? 'var/auth-accounts.json';
const outbox = process.env.EMULATOR_OUTBOX ?? 'var/outbox';
const site = process.env.EMULATOR_SITE ?? 'http://localhost:8000';

/** The calls of the browser (server/services/auth/emulator-proxy.ts), the server, and createDemoAccounts. */
const usedCalls =
  /^\/v1\/(accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)|recaptchaParams|projects|token|projects\/\{targetProjectId\}\/accounts(:(batchGet|lookup))?)$|^\/v2\/recaptchaConfig$/;

async function main(): Promise<void> {
  // The emulator compiles the schemas of all calls, which takes time.
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths).filter(([path]) => usedCalls.test(path)),
  );
  requireLongPasswords();
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

/** As the password policy of a real project (docs/production.md). The emulator knows only Firebase's default. */
function requireLongPasswords(): void {
  const rule = { minLength: minPasswordLength };
  const { schemas } = apiSpec.components;
  Object.assign(schemas.GoogleCloudIdentitytoolkitV1SignUpRequest.properties.password, rule);
  Object.assign(
    schemas.GoogleCloudIdentitytoolkitV1SetAccountInfoRequest.properties.password,
    rule,
  );
  Object.assign(
    schemas.GoogleCloudIdentitytoolkitV1ResetPasswordRequest.properties.newPassword,
    rule,
  );
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

export type EmailedLink = { email: string; requestType: string; oobCode: string; oobLink: string };

const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Confirm your email address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email address',
  RECOVER_EMAIL: 'Your email address has been changed',
};

/** The email that a Firebase project would send, with a link to the site's own page. */
function createEmail({ email, requestType, oobLink }: EmailedLink, site: string): OutboundEmail {
  const link = `${site}/auth/action${new URL(oobLink).search}`;
  const subject = subjects[requestType] ?? 'Your account';
  return {
    isAutomatic: true,
    to: email,
    fromName: 'Sign-in',
    replyTo: null,
    subject,
    text: `Open this link in your browser:\n\n${link}\n`,
    html: `<p>Open this link in your browser:</p><p><a href="${escapeHtml(link)}">${escapeHtml(subject)}</a></p>`,
  };
}

/** Returns a function that writes emails for new links to the demo's outbox folder. */
function createEmailWriter(folder: string, site: string, links: () => Iterable<EmailedLink>) {
  const write = createEmailFileChannel(folder, 'no-reply@larkspan.example');
  const written = new Set<string>();
  return async (): Promise<void> => {
    for (const link of links()) {
      if (written.has(link.oobCode)) continue;
      written.add(link.oobCode);
      // The code grants access to the account, so it isn't part of the file name.
      await write(
        createEmail(link, site),
        `sign-in-${String(written.size)}`,
        new Date().toISOString(),
      );
    }
  };
}

main().catch((error: unknown) => {
  console.error(`The Auth emulator could not start: ${String(error)}`);
  process.exit(1);
});
