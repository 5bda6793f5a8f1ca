import { setTimeout } from 'node:timers/promises';
import type { PostDetail } from '../contract/posts/schema';
import type { Publishing } from '../contract/publishing/schema';
import { createStaffClient, toJsonRequest } from '../tests/fixtures/dashboard/staff-api';
import { startSeededStack } from '../tests/fixtures/seeded-stack';
import { removeStack } from '../tests/fixtures/stack';
import { fullDatabase } from './full-database';

const maxWait = 20 * 60_000;
const pollInterval = 200;

const sentence = 'Lay everything out before the water runs.';
const post = {
  title: 'A post of the bench (sample)',
  slug: 'a-post-of-the-bench',
  excerpt: 'A sample article that the bench publishes, to see how long it takes to go live.',
  tags: 'care at home',
  region: '',
  author: 'Sample Author',
  date: '',
  body: `## Before the bath\n\n${sentence}\n`,
};

/** Publishes one post on a site that already has 1,000. Times in seconds. */
export async function measurePublish() {
  const stack = await startSeededStack({ posts: fullDatabase.posts }, { PUBLISH_SOURCE: '.' });
  try {
    const call = await createStaffClient(stack.url);
    const getPublishing = () => call<Publishing>('/publishing');
    const firstBuild = await followBuild(getPublishing);
    const { id, version } = await call<PostDetail>('/posts', toJsonRequest('POST', post));
    const start = performance.now();
    await call(`/posts/${id}/publish`, toJsonRequest('POST', { version }));
    const [servedAt, build] = await Promise.all([
      waitUntilServed(`${stack.url}/blog/${post.slug}`),
      followBuild(getPublishing),
    ]);
    const live = (servedAt - start) / 1000;
    return { firstBuild: firstBuild.total, live, done: build.total, steps: build.steps };
  } catch (error) {
    throw new Error(`Publishing failed. Output:\n${stack.output()}`, { cause: error });
  } finally {
    await stack.stop();
    removeStack(stack);
  }
}

async function followBuild(
  getPublishing: () => Promise<Publishing>,
): Promise<{ total: number; steps: [string, number][] }> {
  const start = performance.now();
  const steps = new Map<string, number>();
  let last = start;
  while (last - start < maxWait) {
    const { state, problem } = await getPublishing();
    if (state === 'failed') throw new Error(problem ?? state);
    const now = performance.now();
    if (state === 'live') return { total: (now - start) / 1000, steps: [...steps] };
    steps.set(state, (steps.get(state) ?? 0) + (now - last) / 1000);
    last = now;
    await setTimeout(pollInterval);
  }
  throw new Error('The site was not published in time.');
}

async function waitUntilServed(url: string): Promise<number> {
  const end = performance.now() + maxWait;
  while (performance.now() < end) {
    const response = await fetch(url);
    if (response.ok && (await response.text()).includes(sentence)) return performance.now();
    await setTimeout(pollInterval);
  }
  throw new Error(`${url} was not published in time.`);
}
