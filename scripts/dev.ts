/**
 * `npm run dev`: gatsby develop, the server rebuilt and restarted on change, and the Auth emulator, at one address:
 * gatsby develop listens on PORT and passes API and sign-in calls on to the server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { context } from 'esbuild';
import { startChild, stopChildren, stopWithUs } from './children';
import { startEmulator } from './emulator';
import { freePort } from './port';
import { serverBuild, serverFile } from './server-build';
import { readSettings, serverEnvironment } from './settings';

async function main(): Promise<void> {
  const settings = readSettings();
  const apiPort = await freePort();
  const emulator = settings.isDemo ? await startEmulator(settings) : undefined;
  const environment = {
    ...serverEnvironment(emulator?.url),
    PORT: String(apiPort),
    // Links in e-mails lead to the address people see.
    SITE_URL: `http://localhost:${settings.port}`,
  };
  await watchServer(environment);
  await emulator?.ready;
  const gatsby = spawn(
    process.execPath,
    [require.resolve('gatsby/cli.js'), 'develop', '--port', String(settings.port)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_FEEDBACK_DISABLED: '1',
        DEVELOP_API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      },
    },
  );
  stopWithUs(gatsby);
  gatsby.once('exit', (code) => void stop(code ?? 1));
}

/** Builds the server on every change and starts it anew. */
async function watchServer(environment: Record<string, string | undefined>): Promise<void> {
  let server: ChildProcess | undefined;
  const restart = {
    name: 'restart',
    setup: ({ onEnd }: { onEnd: (done: (result: { errors: unknown[] }) => void) => void }) =>
      onEnd(({ errors }) => {
        if (errors.length > 0) return;
        server?.kill('SIGTERM');
        const start = () => {
          server = startChild(
            'The server',
            ['--enable-source-maps', serverFile],
            environment,
          ).process;
        };
        if (server?.exitCode === null) server.once('exit', start);
        else start();
      }),
  };
  const watcher = await context({ ...serverBuild, plugins: [restart] });
  await watcher.watch();
}

async function stop(code: number): Promise<void> {
  await stopChildren();
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  void stop(1);
});
