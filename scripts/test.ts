/**
 * Runs the checks of the project.
 *   npm test                  every suite
 *   npm test -- unit lint     only these suites
 *   npm test -- --changed     lint, and the tests that uncommitted changes affect; --changed=main compares with a branch
 *   npm run test:full         also the slow and rare tests, all server tests on PostgreSQL, and Firefox
 * Ends with the output of failed suites, the slowest files, a line for each suite, and 'N passed, N failed'.
 */
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { printSummary, type Outcome } from './test-report';
import { queueSuites, runSuite, type Suite } from './test-suites';

const { values, positionals } = parseArgs({
  // parseArgs doesn't support an optional value.
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, changed: { type: 'string' } },
});

async function runQueue(queue: Suite[], priority: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const suite of queue) outcomes.push(await runSuite(suite, priority));
  return outcomes;
}

async function main(): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const start = Date.now();
  const queues = queueSuites({ isFull: values.full, changedSince: values.changed ?? null });
  const names = queues.flat().map(({ name }) => name);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown suite: ${unknown.join(', ')}. The suites are: ${names.join(', ')}.`);
  const isSelected = ({ name }: Suite) => positionals.length === 0 || positionals.includes(name);
  // Browser tests, in the first queue, must not wait long for the processor.
  const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority;
  const outcomes = await Promise.all(
    queues.map((queue, index) =>
      runQueue(queue.filter(isSelected), index === 0 ? PRIORITY_NORMAL : PRIORITY_BELOW_NORMAL),
    ),
  );
  const failed = printSummary(outcomes.flat(), (Date.now() - start) / 1000);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
