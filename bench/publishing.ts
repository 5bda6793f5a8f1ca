import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostDetail } from '../contract/posts/schema';
import type { Publishing } from '../contract/publishing/schema';
import { toJsonRequest, createStaffClient } from '../tests/fixtures/dashboard/staff-api';
import { removeStack, startStack } from '../tests/fixtures/stack';
import { fullOffice, seed } from './full-database';

const maxWait = 20 * 60_000;
const slug = 'a-post-of-the-bench';

export type PublishFigures = {
  first: number;
  live: number;
  done: number;
  steps: [step: string, seconds: number][];
};

/** Publishes one post on a site that already has 1,000. */
export async function measurePublish(): Promise<PublishFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
  const nothing = { threads: 0, queueRequests: 0, employees: 0, jobs: 0 };
  seed({ DATA_DIR: dataDir, LARKSPAN_NO_ENV_FILE: '1' }, { ...nothing, posts: fullOffice.posts });
  const stack = await startStack({ PUBLISH_SOURCE: '.' }, dataDir);
  try {
    const call = await createStaffClient(stack.url);
    const publishing = () => call<Publishing>('/publishing');
    const first = await follow(publishing);
    const { id, version } = await call<PostDetail>('/posts', toJsonRequest('POST', post));
    const asked = performance.now();
    await call(`/posts/${id}/publish`, toJsonRequest('POST', { version }));
    const [page, second] = await Promise.all([
      untilServed(`${stack.url}/blog/${slug}`),
      follow(publishing),
    ]);
    const live = (page - asked) / 1000;
    return { first: first.total, live, done: second.total, steps: second.steps };
  } catch (error) {
    const said = stack.output();
    throw new Error(`It was not published. The product said:\n${said}`, { cause: error });
  } finally {
    await stack.stop();
    removeStack(stack);
  }
}

async function follow(
  publishing: () => Promise<Publishing>,
): Promise<{ total: number; steps: [string, number][] }> {
  const began = performance.now();
  const steps = new Map<string, number>();
  let since = began;
  for (;;) {
    const { state, step, problem } = await publishing();
    if (state === 'failed') throw new Error(problem ?? state);
    const now = performance.now();
    const name = step ?? state;
    if (state === 'live') return { total: (now - began) / 1000, steps: [...steps] };
    steps.set(name, (steps.get(name) ?? 0) + (now - since) / 1000);
    since = now;
    if (now - began > maxWait) throw new Error('The site was not published in time.');
    await pause();
  }
}

async function untilServed(url: string): Promise<number> {
  const until = performance.now() + maxWait;
  while (performance.now() < until) {
    const answer = await fetch(url);
    if (answer.ok && (await answer.text()).includes(sentence)) return performance.now();
    await pause();
  }
  throw new Error(`${url} was not published in time.`);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

const sentence = 'Lay everything out before the water runs.';
const post = {
  title: 'A post of the bench (sample)',
  slug,
  excerpt: 'A sample article that the bench publishes, to see how long it takes to go live.',
  tags: 'care at home',
  region: '',
  author: 'Sample Author',
  date: '',
  body: `## Before the bath\n\n${sentence}\n`,
};
