/** `npm run doctor`: checks what the server needs, and says what to do. Exits with 1 if anything fails. Prints no secrets or personal data. */
import { loadConfig, loadEnvFile } from '../../server/core/config/config';
import { runChecks } from './checks';
import { runCommand } from './run-command';

runCommand(async () => {
  loadEnvFile();
  for await (const [name, { state, text }] of runChecks(loadConfig(process.env))) {
    console.log(`${state.padEnd(8)} ${name.padEnd(12)} ${text}`);
    if (state === 'failure') process.exitCode = 1;
  }
});
