import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import type { PreviewResponse } from '../../../../contract/posts/schema';
import { postJob } from '../../../testing/samples/jobs';
import { actOnPost, addSamplePost } from '../../../testing/samples/posts';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();

const table = ['|a'.repeat(300), '|-'.repeat(300), ...Array<string>(300).fill('|a')].join('\n');
const address = `https://a.example/?${'x'.repeat(1_900)}`;

test.each([
  ['a table', `Fine.\n\n${table}`, 3],
  ['a card', '<ContactCard />\n\n'.repeat(200), 249],
  ['long URLs', `[a]: ${address}\n\n${'[a] '.repeat(1_000)}`, 1],
])(
  'rejects %s that would make a page of megabytes, in a post, a job, and the preview',
  async (_, body, line) => {
    const message = 'The page is too large. Split it before this line.';
    const issue = expect.objectContaining({ line, message }) as unknown;
    const { id } = await addSamplePost(server, { body });
    const post = await actOnPost(server, id, 'publish', { version: 1 });
    expect(post.statusCode).toBe(400);
    expect(post.json<ErrorBody>().error.issues).toEqual([issue]);
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
    expect(preview.json<PreviewResponse>()).toMatchObject({ content: null, issues: [issue] });
    expect(preview.body.length).toBeLessThan(1_000);
  },
);
