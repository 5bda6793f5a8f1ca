/**
 * `npm start`: the whole product on one machine with one command. Builds what changed, starts the Auth emulator (unless a
 * Firebase project is configured) and the server, says where everything is, and stops it all on Ctrl-C.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ChildEnded, isStopping, startChild, stopOnSignals } from './child-processes';
import { demoAccounts } from './demo-accounts';
import { startEmulator } from './auth-emulator/emulator';
import { portProblem } from './ports';
import { buildServer, serverFile } from './build-server';
import { publishingHere, readSettings, serverEnvironment, type Settings } from './settings';
import { buildSite, siteIsStale } from './build-site';

const stop = stopOnSignals();

async function main(): Promise<void> {
  const started = Date.now();
  const settings = readSettings();
  for (const folder of ['content', 'src', 'server', 'node_modules']) {
    if (!existsSync(folder)) {
      throw new Error(
        `The folder ${folder}/ is missing. Run this in the project's own folder, after npm ci.`,
      );
    }
  }
  const problem = await portProblem(settings.port, settings.host);
  if (problem) throw new Error(problem);
  mkdirSync(settings.dataDir, { recursive: true });

  // The emulator starts while the site is built and the server starts.
  const emulator = settings.isDemo ? await startEmulator(settings) : undefined;
  if (siteIsStale()) {
    console.log('Building the site (about a minute; only when content or code has changed) …');
    await buildSite();
  }
  console.log('Building the server …');
  await buildServer();
  const server = startChild('The server', ['--enable-source-maps', serverFile], {
    ...serverEnvironment(emulator?.url),
    ...(settings.isDemo && publishingHere()),
  });
  await Promise.all([server.ready, emulator?.ready]);
  for (const child of [server.process, emulator?.process]) {
    child?.once('exit', (code) => stop(code ?? 1));
  }
  console.log(banner(settings, Date.now() - started));
}

/** What a person who has just started it wants to know. */
function banner(settings: Settings, milliseconds: number): string {
  const outbox = resolve(settings.dataDir, 'outbox');
  const lines = [
    '',
    `Larkspan is ready after ${(milliseconds / 1000).toFixed(1)} s:  http://localhost:${settings.port}`,
    '',
  ];
  if (settings.isDemo) {
    lines.push(`Demo accounts (sign in at http://localhost:${settings.port}/login):`);
    for (const { role, email, password } of demoAccounts) {
      lines.push(`  ${role.padEnd(9)} ${email.padEnd(26)} ${password}`);
    }
    lines.push('');
  }
  lines.push(`E-mails: ${settings.sendsMail ? 'by SMTP' : `written to ${outbox} (.eml)`}`);
  lines.push(`Texts:   ${settings.sendsTexts ? 'by Twilio' : `written to ${outbox} (.txt)`}`);
  lines.push(`API:     http://localhost:${settings.port}/api/docs`, '', 'Ctrl-C stops it.');
  return lines.join('\n');
}

main().catch((error: unknown) => {
  // On Ctrl-C the children end before they are ready: that is no fault. A server has said its own last words.
  if (!isStopping() && !(error instanceof ChildEnded && error.hasSpoken)) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  stop(1);
});
