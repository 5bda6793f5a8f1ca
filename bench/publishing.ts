import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { PostDetail } from '../contract/posts/schema';
import type { Publishing } from '../contract/publishing/schema';
import { createStaffClient, toJsonRequest } from '../tests/fixtures/dashboard/staff-api';
import { startSeededStack } from '../tests/fixtures/seeded-stack';
import { removeStack } from '../tests/fixtures/stack';
import { fullDatabase } from './full-database';
import { median } from './throughput';

const maxWait = 20 * 60_000;
const pollInterval = 50;

type StaffClient = Awaited<ReturnType<typeof createStaffClient>>;

/** Publishes posts on a site that already has 1,000. Times in seconds, from the call until the page, the lists, the feed, and the sitemap show it. */
export async function measurePublish() {
  const start = performance.now();
  const stack = await startSeededStack({ posts: fullDatabase.posts }, { PUBLISH_SOURCE: '.' });
  try {
    const call = await createStaffClient(stack.url);
    await waitUntilUpToDate(call);
    const first = (performance.now() - start) / 1000;
    const idle: number[] = [];
    for (const number of [1, 2, 3]) idle.push(await publishPost(stack.url, call, number));
    const loops = keepProcessorsBusy();
    const busy: number[] = [];
    for (const number of [4, 5, 6]) busy.push(await publishPost(stack.url, call, number));
    for (const loop of loops) loop.kill();
    return { first, idle: median(idle), busy: median(busy) };
  } catch (error) {
    throw new Error(`Publishing failed. Output:\n${stack.output()}`, { cause: error });
  } finally {
    await stack.stop();
    removeStack(stack);
  }
}

async function publishPost(url: string, call: StaffClient, number: number): Promise<number> {
  const sentence = `Lay everything out before the water runs, ${number} times.`;
  const slug = `a-post-of-the-bench-${number}`;
  const { id, version } = await call<PostDetail>(
    '/posts',
    toJsonRequest('POST', {
      title: `Post ${number} of the bench (sample)`,
      slug,
      excerpt: 'A sample article that the bench publishes, to see how long it takes to go live.',
      tags: 'care at home',
      region: '',
      author: 'Sample Author',
      date: '',
      body: `## Before the bath\n\n${sentence}\n`,
    }),
  );
  const start = performance.now();
  await call(`/posts/${id}/publish`, toJsonRequest('POST', { version }));
  await waitUntilServed(`${url}/blog/${slug}`, sentence);
  for (const path of ['/blog', '/blog/tags/care-at-home', '/rss.xml', '/sitemap-0.xml'])
    await waitUntilServed(url + path, slug);
  return (performance.now() - start) / 1000;
}

function waitUntilUpToDate(call: StaffClient): Promise<void> {
  return waitUntil('The site', async () => {
    const { state, message } = await call<Publishing>('/publishing');
    if (state === 'failed') throw new Error(message ?? state);
    return state === 'up-to-date';
  });
}

function waitUntilServed(url: string, text: string): Promise<void> {
  return waitUntil(url, async () => {
    const response = await fetch(url);
    return response.ok && (await response.text()).includes(text);
  });
}

async function waitUntil(name: string, isPublished: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + maxWait;
  while (!(await isPublished())) {
    if (performance.now() > end) throw new Error(`${name} was not published in time.`);
    await setTimeout(pollInterval);
  }
}

function keepProcessorsBusy() {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}
