import { setTimeout } from 'node:timers/promises';
import { getQueues } from '../../contract/help-desk/screens';
import { resolveAccess } from '../../contract/shared/roles';
import { demoAccounts } from '../../server/demo/inbox-samples';
import { facts } from '../../src/shared/facts';
import { createEmulatorToken } from '../../tests/fakes/id-tokens';
import { request, submitForm, type MeasuredServer } from '../measured-server';
import { pickAt } from './sample-language';

const measuredTime = 60_000;
const formInterval = 5_000;

type Tabs = {
  count: number;
  /** Emails of staff; they share the tabs. */
  accounts: readonly string[];
  threadIds: readonly string[];
};

/** Polls as open dashboards do while visitors submit forms. `cpu` is the server's share of a core. */
export async function pollWithTabs(
  server: MeasuredServer,
  { count, accounts, threadIds }: Tabs,
): Promise<{ cpu: number; errors: number }> {
  const stop = new AbortController();
  const errors = new Map<string, number>();
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      const message = String(error).replace(/[\da-f-]{36}/, '{id}');
      errors.set(message, (errors.get(message) ?? 0) + 1);
    });
  const tabs = Array.from({ length: count }, (_, index) =>
    keepPolling(server, {
      ...listPolled(index, pickAt(accounts, index), threadIds),
      delay: (facts.pollInterval * index) / count,
      signal: stop.signal,
      attempt,
    }),
  );
  // Until every tab knows its answers.
  await setTimeout(2 * facts.pollInterval);
  const [cpu, start] = [server.readCpu(), performance.now()];
  for (let form = 0; performance.now() - start < measuredTime; form += 1) {
    await attempt(submitForm(server.url, form));
    await setTimeout(formInterval);
  }
  const share = (server.readCpu() - cpu) / ((performance.now() - start) / 1000);
  stop.abort();
  await Promise.all(tabs);
  for (const [message, times] of errors) console.log(`${times} times: ${message}`);
  return { cpu: share, errors: [...errors.values()].reduce((sum, times) => sum + times, 0) };
}

/** The counts that every screen of the role polls; half of the tabs show a list of their own, and half an open thread. */
function listPolled(index: number, email: string, threadIds: readonly string[]) {
  const role = demoAccounts.find((account) => account.email === email)?.role ?? 'intake';
  const turn = Math.floor(index / 2) % 4;
  const list = pickAt(['', '?assignee=mine', '', '?waiting=1&sort=waiting'], turn);
  const paths = [
    ...['/chats', '/chats/unread', '/jobs/counts'],
    ...(getQueues(resolveAccess({ role })).length > 0 ? ['/helpDesk/counts'] : []),
    ...(list === '' ? [] : [`/chats${list}`]),
    ...(turn < 2 ? [] : [`/chats/${pickAt(threadIds, index)}`]),
  ];
  return { authorization: `Bearer ${createEmulatorToken({ email })}`, paths };
}

type Polling = {
  authorization: string;
  paths: readonly string[];
  delay: number;
  signal: AbortSignal;
  attempt: (work: Promise<unknown>) => Promise<unknown>;
};

async function keepPolling(
  server: MeasuredServer,
  { authorization, paths, delay, signal, attempt }: Polling,
): Promise<void> {
  const etags = new Map<string, string>();
  const poll = async (path: string) => {
    const headers = { authorization, 'if-none-match': etags.get(path) ?? '' };
    const { etag } = await request(server, path, { headers });
    etags.set(path, etag);
  };
  await setTimeout(delay);
  while (!signal.aborted) {
    const next = setTimeout(facts.pollInterval);
    for (const path of paths) await attempt(poll(path));
    await next;
  }
}
