import { noPost } from '../../../contract/posts/constants';
import { PreviewAnswer, PreviewPost } from '../../../contract/posts/schema';
import { maySee } from '../../../contract/shared/roles';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { readMdx } from '../../publishing/mdx/read-mdx';
import { textFaults } from '../../publishing/mdx/mdx-issues';
import { toOwnPage } from '../post-input';
import { staffRoute } from '../../http/staff-route';

/** A text of the longest there may be, with signs of four bytes. */
export const maxTextBytes = 512 * 1024;

/** POST /posts/preview: a post's or a job's text as the site's page would have it. */
export function textPreviewRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.post(
    '/posts/preview',
    {
      bodyLimit: maxTextBytes,
      ...staffRoute(
        context,
        { summary: 'A text as the page would have it, or what is wrong with it', perMinute: 120 },
        { body: PreviewPost, response: { 200: PreviewAnswer } },
      ),
    },
    async (request) => {
      const { body, kind = 'post' } = request.body;
      const { email, role } = staffOf(request);
      const read = await readMdx(email, { body, kind, wantsContent: true });
      const own = { ...toOwnPage(noPost, null), kind, seesDrafts: maySee(role, 'add-blog') };
      const faults = await textFaults(context, db, read, own);
      const { content, readingMinutes } = read;
      return { content: faults.length === 0 ? content : null, readingMinutes, faults };
    },
  );
}
