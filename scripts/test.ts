/**
 * Runs the checks of the project.
 *   npm test                  every suite
 *   npm test -- unit lint     only these suites
 *   npm test -- --changed     lint, and the tests that uncommitted changes affect; --changed=main compares with a branch
 *   npm run test:full         also the slow and rare tests, all server tests on PostgreSQL, and Firefox
 * Ends with the failures and their reasons, the slowest files, a line for each suite, and 'N passed, N failed'.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printSummary, type Outcome } from './test-report';
import { runSuite, suites, type Suite } from './test-suites';

const { values, positionals } = parseArgs({
  // --changed may stand alone, which parseArgs does not know of a string option.
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, changed: { type: 'string' } },
});

/** Runs suites two at a time, one for each core: whoever is done takes the next. */
async function runInTwoQueues(queue: Suite[]): Promise<Outcome[]> {
  const waiting = [...queue];
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift())
      outcomes.push(await runSuite(suite));
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

async function main(): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const began = Date.now();
  const all = suites({ isFull: values.full, changedSince: values.changed ?? null });
  const unknown = positionals.filter((name) => !all.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ');
    throw new Error(`Unknown suite: ${unknown.join(', ')}. The suites are: ${names}.`);
  }
  const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  // A browser test takes both cores: two workers, each with a product of its own.
  const outcomes = await runInTwoQueues(wanted.filter(({ takesBothCores }) => !takesBothCores));
  for (const suite of wanted.filter(({ takesBothCores }) => takesBothCores))
    outcomes.push(await runSuite(suite));
  const failed = printSummary(outcomes, (Date.now() - began) / 1000);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
