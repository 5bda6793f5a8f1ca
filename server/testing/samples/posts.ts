import type { NewPost, PostDetail } from '../../../contract/posts/schema';
import type { TestServer } from '../test-server';

/** Complete, so that it can be published. */
export const samplePost: NewPost = {
  title: 'What does Medicaid pay?',
  slug: 'what-does-medicaid-pay',
  excerpt: 'A short guide to what Medicaid pays for at home, and to what it does not pay for.',
  tags: 'Paying, Medicaid',
  region: 'maryland',
  author: 'Sample Author',
  date: '',
  body: '## Who pays?\n\nMost of it.\n\n<Callout title="Call us">\n\nWe help.\n\n</Callout>\n',
};

export function postPost(server: TestServer, parts: NewPost = {}) {
  const payload = { ...samplePost, ...parts };
  return server.callAs('owner', { method: 'POST', path: '/posts', payload });
}

let postCount = 0;

/** Adds a draft with a unique slug. */
export async function addSamplePost(server: TestServer, parts: NewPost = {}): Promise<PostDetail> {
  postCount += 1;
  return (
    await postPost(server, { slug: `sample-${String(postCount)}`, ...parts })
  ).json<PostDetail>();
}

export function patchPost(server: TestServer, id: string, payload: object) {
  return server.callAs('owner', { method: 'PATCH', path: `/posts/${id}`, payload });
}

export function actOnPost(
  server: TestServer,
  id: string,
  action: 'publish' | 'unpublish' | 'restore',
  payload: object,
) {
  return server.callAs('owner', { method: 'POST', path: `/posts/${id}/${action}`, payload });
}
