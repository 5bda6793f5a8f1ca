/** `npm start`: builds what changed, and runs the server and, without a Firebase project, the Auth emulator until Ctrl-C. */
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChildExitError, isStopping, startChild, stopOnSignals } from './child-processes';
import { demoAccounts } from './demo-accounts';
import { startEmulator } from './auth-emulator/emulator';
import { checkPort } from './ports';
import { buildServer, memoryOptions, serverFile } from './build-server';
import {
  demoPublishingEnvironment,
  readSettings,
  serverEnvironment,
  type Settings,
} from './settings';
import { buildSite, isSiteStale } from './build-site';

const stop = stopOnSignals();

async function main(): Promise<void> {
  const started = Date.now();
  const settings = readSettings();
  for (const folder of ['content', 'src', 'server', 'node_modules']) {
    if (!existsSync(folder)) {
      throw new Error(
        `The folder ${folder}/ is missing. Run this in the project folder after npm ci.`,
      );
    }
  }
  const portError = await checkPort(settings.port, settings.host);
  if (portError) throw new Error(portError);
  mkdirSync(settings.dataDir, { recursive: true });

  // Starts while site and server are built.
  const emulator = settings.isDemo ? await startEmulator(settings) : undefined;
  if (isSiteStale()) {
    console.log('Building the site (about a minute, only after changes)…');
    await buildSite();
  }
  console.log('Building the server…');
  await buildServer();
  await Promise.all([
    startServer({
      ...serverEnvironment(emulator?.url),
      ...(settings.isDemo && demoPublishingEnvironment()),
    }),
    emulator?.ready,
  ]);
  emulator?.process.once('exit', (code, signal) => {
    reportExit('The Auth emulator', code, signal);
    stop(1);
  });
  console.log(formatBanner(settings, Date.now() - started));
}

/** Resolves when it is ready. After that, it is restarted whenever it ends. */
async function startServer(environment: Record<string, string>): Promise<void> {
  const server = startChild(
    'The server',
    ['--enable-source-maps', ...memoryOptions, serverFile],
    environment,
  );
  await server.ready;
  server.process.once('exit', (code, signal) => {
    if (isStopping()) return;
    reportExit('The server', code, signal);
    console.error('Starting it again…');
    startServer(environment).catch(stopWithError);
  });
}

function reportExit(name: string, code: number | null, signal: string | null): void {
  if (!isStopping()) console.error(`${name} ended (${signal ?? `code ${String(code)}`}).`);
}

function formatBanner(settings: Settings, milliseconds: number): string {
  const outbox = resolve(settings.dataDir, 'outbox');
  const url = `http://localhost:${settings.port}`;
  const accounts = demoAccounts.map(
    ({ role, email, password }) => `  ${role.padEnd(9)} ${email.padEnd(26)} ${password}`,
  );
  const lines = [
    '',
    `Larkspan is ready after ${(milliseconds / 1000).toFixed(1)} s:  ${url}`,
    '',
    ...(settings.isDemo ? [`Demo accounts (sign in at ${url}/login):`, ...accounts, ''] : []),
    `Emails: ${settings.sendsMail ? 'SMTP' : `${outbox} (.eml)`}`,
    `Texts:   ${settings.sendsTexts ? 'Twilio' : `${outbox} (.txt)`}`,
    `API:     ${url}/api/docs`,
    '',
    'Press Ctrl-C to stop.',
  ];
  return lines.join('\n');
}

function stopWithError(error: unknown): void {
  // On Ctrl-C children exit before they are ready, which is not an error.
  if (!isStopping() && !(error instanceof ChildExitError && error.hasPrintedError)) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  stop(1);
}

main().catch(stopWithError);
