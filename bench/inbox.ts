import { searchHeader } from '../contract/shared/list-limits';
import { regionIds } from '../contract/shared/regions';
import { fillInbox, readers, staff, type SampleThread } from './inbox/inbox-data';
import { measure, measureDatabases, type Figure, type KeptDatabases } from './figures';
import { request, type MeasuredServer } from './measured-server';
import { pollWithTabs } from './inbox/polling-tabs';
import { getLastName, getWord, pickAt } from './inbox/sample-language';

export const measureInbox = (counts: readonly number[], options: KeptDatabases) =>
  measureDatabases(counts, options, { name: 'inbox', fill: fillInbox, measure: measureServer });

async function measureServer(
  server: MeasuredServer,
  samples: readonly SampleThread[],
): Promise<Figure[]> {
  const start = performance.now();
  await request(server, '/chats');
  const firstList = server.startSeconds + (performance.now() - start) / 1000;
  const memoryAfterStart = server.readMemory();
  const requests = await measureRequests(server, samples);
  const tabs = await pollWithTabs(server, {
    count: 200,
    accounts: readers,
    threadIds: samples.map(({ id }) => id),
  });
  return [
    { name: 'first list after a start', values: [firstList], unit: 's', max: [3] },
    ...requests,
    { name: '200 tabs, a form per 5 s: CPU', values: [tabs.cpu * 100], unit: '%', max: [20] },
    { name: '200 tabs, a form per 5 s: errors', values: [tabs.errors], unit: '', max: [0] },
    { name: 'memory after the first list', values: [memoryAfterStart], unit: 'MB', max: [] },
    { name: 'memory after this load', values: [server.readMemory()], unit: 'MB', max: [250] },
  ];
}

async function measureRequests(
  server: MeasuredServer,
  samples: readonly SampleThread[],
): Promise<Figure[]> {
  const pick = (round: number) => pickAt(samples, round * 7_919);
  /** Without it, the server would have the answer ready. */
  const changeInbox = (round: number) =>
    request(server, `/chats/${pick(round).id}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'note', text: `Note ${round}` }),
    });
  const measureList = (name: string, getQuery: (round: number) => string) =>
    measure(server, name, {
      max: [10, 30],
      before: changeInbox,
      getPath: (round) => `/chats?${getQuery(round)}`,
    });
  const measureSearch = (name: string, getText: (round: number) => string) =>
    measure(server, `search: ${name}`, {
      max: [50],
      getPath: () => '/chats',
      getHeaders: (round) => ({ [searchHeader]: encodeURIComponent(getText(round)) }),
    });
  const { etag } = await request(server, '/chats');
  return [
    await measureList('list: first page', () => ''),
    await measureList('list: page in the middle', (round) => {
      const { activeAt, id } = pickAt(samples, Math.floor(samples.length / 2) + (round % 40));
      return `after=activity~${activeAt}~${id}`;
    }),
    await measureList('list: filtered', (round) => {
      const region = pickAt(regionIds, round);
      return `status=qualified&region=${region}&assignee=${pickAt(staff, round)}`;
    }),
    await measureList('list: longest wait first', () => 'waiting=1&sort=waiting'),
    await measureSearch('rare word', (round) => getWord(20_000 + round)),
    await measureSearch('middle word', (round) => getWord(1_000 + round)),
    await measureSearch('common word', (round) => getWord(60 + round)),
    await measureSearch(
      'two common words',
      (round) => `${getWord(60 + round)} ${getWord(100 + round)}`,
    ),
    await measureSearch(
      'common and rare word',
      (round) => `${getWord(60 + round)} ${getWord(9_000 + round)}`,
    ),
    await measureSearch('beginning of a name', (round) => getLastName(500 + round).slice(0, 4)),
    await measureSearch('phone number', (round) => pick(round).contact),
    await measureSearch('last four digits', (round) => pick(round).contact.slice(-4)),
    await measure(server, 'unchanged poll', {
      max: [10],
      getPath: () => '/chats',
      getHeaders: () => ({ 'if-none-match': etag }),
    }),
    await measure(server, 'opening a thread', {
      max: [10],
      getPath: (round) => `/chats/${pick(round).id}`,
    }),
  ];
}
