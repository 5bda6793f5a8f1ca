import { setTimeout } from 'node:timers/promises';
import type { JobPostDetail } from '../../../contract/jobs/schema';
import type { PostDetail } from '../../../contract/posts/schema';
import type { Publishing } from '../../../contract/publishing/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { createStaffClient, toJsonRequest } from '../../fixtures/dashboard/staff-api';
import { watchPublishing, type WatchedItem } from '../../fixtures/site/watch-publishing';
import { removeStack, startStack, waitFor, type Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

type Item = WatchedItem & {
  kind: 'post' | 'job';
  number: number;
  id: string;
  version: number;
  edition: number;
};

type StaffClient = Awaited<ReturnType<typeof createStaffClient>>;

const maxItems = 20;
const publishTimeout = 60_000;

const getDay = (days: number) =>
  getOfficeDay('new-york', new Date(Date.now() + days * 24 * 60 * 60_000));

const getText = (number: number, edition: number) => `item-${number}-edition-${edition}-end`;

const getPost = (number: number, edition: number) => ({
  title: `Sample post ${getText(number, edition)}`,
  excerpt: `A sample post in its ${getText(number, edition)}, with enough words for a summary in a list.`,
  body: `## What it says\n\nThis is ${getText(number, edition)}.\n`,
});

const getJob = (number: number, edition: number) => ({
  title: `Sample aide ${getText(number, edition)}`,
  description: `A sample job in its ${getText(number, edition)}, with enough words for a summary in a list of jobs.`,
  body: `## What the work is\n\nThis is ${getText(number, edition)}.\n`,
});

/** Changes posts and jobs in a fixed but irregular order. */
function createChanges(getCall: () => StaffClient) {
  const call: StaffClient = (path, init) => getCall()(path, init);
  const items: Item[] = [];
  let seed = 7;
  const pick = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  const set = (item: Item, parts: Partial<Item>) =>
    Object.assign(item, parts, { since: Date.now() });

  async function add(): Promise<Item> {
    const kind = pick(3) === 0 ? 'job' : 'post';
    const number = items.length + 1;
    const shared = { kind, number, edition: 1, state: 'changing', since: Date.now() } as const;
    if (kind === 'post') {
      const fields = {
        slug: `sample-${number}`,
        tags: 'family',
        region: '',
        author: 'Sample Author',
      };
      const post = await call<PostDetail>(
        '/posts',
        toJsonRequest('POST', { ...fields, date: '', ...getPost(number, 1) }),
      );
      const path = `/blog/${fields.slug}`;
      const item: Item = { ...shared, id: post.id, version: post.version, path, goneStatus: 410 };
      await publish(item);
      items.push(item);
      return item;
    }
    const fields = { region: 'new-york', city: 'Brooklyn', county: 'Kings', type: 'PART_TIME' };
    const days = { posted: getDay(0), validThrough: getDay(60) };
    const job = await call<JobPostDetail>(
      '/jobs',
      toJsonRequest('POST', {
        ...fields,
        ...days,
        ...getJob(number, 1),
        slug: `sample-${number}`,
        shifts: 'day',
        languages: 'English',
        payFrom: '18.50',
        payTo: '20',
        payPer: 'HOUR',
        benefits: 'Earned sick leave',
        state: 'open',
      }),
    );
    const path = `/career/sample-${number}`;
    const item: Item = { ...shared, id: job.id, version: job.version, path, goneStatus: 404 };
    items.push(item);
    return item;
  }

  async function publish(item: Item): Promise<void> {
    const body = toJsonRequest('POST', { version: item.version });
    const { version } = await call<PostDetail>(`/posts/${item.id}/publish`, body);
    item.version = version;
  }

  async function edit(item: Item): Promise<void> {
    const edition = item.edition + 1;
    const fields =
      item.kind === 'post' ? getPost(item.number, edition) : getJob(item.number, edition);
    const body = toJsonRequest('PATCH', { version: item.version, ...fields });
    const { version } = await call<PostDetail>(`/${item.kind}s/${item.id}`, body);
    Object.assign(item, { version, edition });
    if (item.kind === 'post') await publish(item);
  }

  async function remove(item: Item): Promise<void> {
    set(item, { state: 'changing' });
    if (item.kind === 'job') {
      const body = toJsonRequest('PATCH', { version: item.version, state: 'closed' });
      item.version = (await call<JobPostDetail>(`/jobs/${item.id}`, body)).version;
      // A closed job keeps its page.
      return;
    }
    const body = toJsonRequest('POST', { version: item.version });
    item.version = (await call<PostDetail>(`/posts/${item.id}/unpublish`, body)).version;
    // The server may serve it for a quarter of a second.
    await setTimeout(300);
    set(item, { state: 'gone' });
  }

  return {
    items,
    change: async () => {
      const item = items[pick(maxItems)];
      if (item === undefined) return add();
      if (item.state === 'gone') {
        set(item, { state: 'changing' });
        await edit(item);
      } else if (pick(4) === 0 && item.kind === 'post') await remove(item);
      else await edit(item);
      return item;
    },
    /** Call it when everything is on the site. */
    setOnSite: () => {
      for (const item of items) if (item.state === 'changing') set(item, { state: 'on-site' });
    },
  };
}

async function waitUntilUpToDate(stack: Stack, call: StaffClient) {
  await waitFor(async () => {
    const { state, message } = await call<Publishing>('/publishing');
    if (state === 'failed') throw new Error(`${message ?? ''}\n${stack.output()}`);
    return state === 'up-to-date';
  }, publishTimeout);
}

async function expectLatestEditions(url: string, items: readonly Item[]): Promise<void> {
  for (const { path, number, edition, state, goneStatus } of items) {
    const response = await fetch(url + path);
    const text = await response.text();
    if (state === 'gone') expect(`${path} ${response.status}`).toBe(`${path} ${goneStatus}`);
    else
      expect(`${path} ${text.match(/item-\d+-edition-\d+-end/)?.[0]}`).toBe(
        `${path} ${getText(number, edition)}`,
      );
  }
}

test('200 changes in a row never show a missing, cut off, or mixed page @full', async () => {
  test.setTimeout(30 * 60_000);
  const stack = await startStack({ PUBLISH_SOURCE: '.' });
  try {
    const call = await createStaffClient(stack.url);
    const { items, change, setOnSite } = createChanges(() => call);
    const stopWatching = watchPublishing(stack.url, items);
    for (let count = 0; count < 200; count += 1) {
      await change();
      if (count % 5 !== 0) continue;
      await waitUntilUpToDate(stack, call);
      setOnSite();
    }
    await waitUntilUpToDate(stack, call);
    setOnSite();
    const { issues, count } = await stopWatching();
    expect(issues).toEqual([]);
    expect(count).toBeGreaterThan(1_000);
    await expectLatestEditions(stack.url, items);
  } finally {
    await stack.stop();
    removeStack(stack);
  }
});

test('a power cut at any moment loses no change @full', async () => {
  test.setTimeout(30 * 60_000);
  let stack = await startStack({ PUBLISH_SOURCE: '.' });
  try {
    let call = await createStaffClient(stack.url);
    const { items, change } = createChanges(() => call);
    for (let round = 0; round < 8; round += 1) {
      for (let count = 0; count < 4; count += 1) await change();
      await setTimeout(round * 130);
      await stack.kill();
      stack = await startStack({ PUBLISH_SOURCE: '.' }, stack.dataDir);
      call = await createStaffClient(stack.url);
    }
    await waitUntilUpToDate(stack, call);
    await expectLatestEditions(stack.url, items);
  } finally {
    await stack.stop();
    removeStack(stack);
  }
});
