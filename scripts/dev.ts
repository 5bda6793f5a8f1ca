/**
 * `npm run dev`: gatsby develop, the server in watch mode, and the Auth emulator at one URL. Gatsby listens on PORT and proxies API and
 * sign-in calls to the server (gatsby-config.ts).
 */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { context } from 'esbuild';
import { demoAccounts } from './demo-accounts';
import { isStopping, startChild, startGatsby, stopOnSignals } from './child-processes';
import { startEmulator } from './auth-emulator/emulator';
import { freePort, checkPort } from './ports';
import { serverBuild, serverFile } from './build-server';
import { readSettings, serverEnvironment } from './settings';

const stop = stopOnSignals();

async function main(): Promise<void> {
  const settings = readSettings();
  const portError = await checkPort(settings.port, settings.host);
  if (portError) throw new Error(portError);
  // The server requires the folder, which gatsby develop fills later.
  mkdirSync('public', { recursive: true });
  const apiPort = await freePort();
  const emulator = settings.isDemo ? await startEmulator(settings) : undefined;
  await watchServer({
    ...serverEnvironment(emulator?.url),
    PORT: String(apiPort),
    // For links in emails.
    SITE_URL: `http://localhost:${settings.port}`,
  });
  await emulator?.ready;
  if (settings.isDemo) {
    for (const { role, email, password } of demoAccounts) console.log(role, email, password);
  }
  const gatsby = startGatsby(['develop', '--port', String(settings.port)], {
    DEVELOP_API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  });
  gatsby.once('exit', (code) => stop(code ?? 1));
}

/** Rebuilds and restarts the server on every change, one at a time because of the shared database. */
async function watchServer(environment: Record<string, string>): Promise<void> {
  let server: ChildProcess | null = null;
  let isRestartPending = false;
  const start = () => {
    isRestartPending = false;
    if (isStopping()) return;
    server = startChild('The server', ['--enable-source-maps', serverFile], environment).process;
    server.once('exit', () => {
      server = null;
      if (isRestartPending) start();
    });
  };
  const onBuilt = ({ errors }: { errors: unknown[] }) => {
    if (errors.length > 0) return;
    if (server === null) start();
    else {
      isRestartPending = true;
      server.kill('SIGTERM');
    }
  };
  const watcher = await context({
    ...serverBuild,
    plugins: [{ name: 'restart', setup: (build) => build.onEnd(onBuilt) }],
  });
  await watcher.watch();
}

main().catch((error: unknown) => {
  if (!isStopping()) console.error(error instanceof Error ? error.message : String(error));
  stop(1);
});
