import type { NewPost, PostDetail } from '../../../contract/posts/schema';
import type { TestServer } from '../test-server';

/** A post that can be published. */
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

/** POST /posts as the owner. */
export function postPost(server: TestServer, parts: NewPost = {}) {
  const payload = { ...samplePost, ...parts };
  return server.callAs('owner', { method: 'POST', path: '/posts', payload });
}

/** A post with an address of its own. */
export async function addSamplePost(server: TestServer, parts: NewPost = {}): Promise<PostDetail> {
  added += 1;
  return (await postPost(server, { slug: `sample-${String(added)}`, ...parts })).json<PostDetail>();
}
let added = 0;

/** PATCH /posts/{id} as the owner. */
export function patchPost(server: TestServer, id: string, payload: object) {
  return server.callAs('owner', { method: 'PATCH', path: `/posts/${id}`, payload });
}

/** POST /posts/{id}/publish, unpublish or restore as the owner. */
export function actOnPost(
  server: TestServer,
  id: string,
  act: 'publish' | 'unpublish' | 'restore',
  payload: object,
) {
  return server.callAs('owner', { method: 'POST', path: `/posts/${id}/${act}`, payload });
}
