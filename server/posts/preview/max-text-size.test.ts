import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { PreviewResponse } from '../../../contract/posts/schema';
import { postJob } from '../../testing/samples/jobs';
import { postPost } from '../../testing/samples/posts';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();

const table = ['|a'.repeat(300), '|-'.repeat(300), ...Array<string>(300).fill('|a')].join('\n');
const address = `https://a.example/?${'x'.repeat(1_900)}`;

test.each([
  ['a table', `Fine.\n\n${table}`, 3, /^This table is too large/],
  ['a card', '<ContactCard />\n\n'.repeat(200), 249, /the page is too large/],
  ['long URLs', `[a]: ${address}\n\n${'[a] '.repeat(1_000)}`, 3, /more than 200,000 characters\.$/],
])(
  'rejects %s that would make a page of megabytes, in a post, a job, and the preview',
  async (_, body, line, problem) => {
    const refused = expect.objectContaining({
      line,
      problem: expect.stringMatching(problem) as string,
    }) as unknown;
    const post = await postPost(server, { body });
    expect(post.statusCode).toBe(400);
    expect(post.json<ErrorBody>().error.issues).toEqual([refused]);
    const job = await postJob(server, { body });
    expect(job.statusCode).toBe(400);
    expect(job.json<ErrorBody>().error.fields?.['body']).toMatch(
      new RegExp(`^Line ${String(line)}, column \\d+: `),
    );
    const preview = await server.callAs('admin', {
      method: 'POST',
      path: '/posts/preview',
      payload: { body },
    });
    expect(preview.json<PreviewResponse>()).toMatchObject({ content: null, faults: [refused] });
    expect(preview.body.length).toBeLessThan(1_000);
  },
);

test('rejects a text of few elements whose page would exceed a megabyte', async () => {
  const sign = '字';
  const body = `## ${sign.repeat(90_000)}\n\n[a]: /hha "${sign.repeat(1_900)}"\n\n${'[a] '.repeat(99)}`;
  const problem = 'Up to here, the page is too large.';
  const post = await postPost(server, { body });
  expect(post.json<ErrorBody>().error.issues).toMatchObject([{ problem }]);
  const call = { method: 'POST', path: '/posts/preview', payload: { body } } as const;
  const preview = await server.callAs('admin', call);
  expect(preview.json()).toMatchObject({ content: null, faults: [{ problem }] });
});
