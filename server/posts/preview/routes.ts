import { emptyPost } from '../../../contract/posts/constants';
import { PreviewResponse, PreviewPost } from '../../../contract/posts/schema';
import { canSee } from '../../../contract/shared/roles';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import type { App } from '../../http/app-type';
import { staffRouteOptions } from '../../http/staff-route';
import { findMdxIssues } from '../../publishing/mdx/mdx-issues';
import { readMdx } from '../../publishing/mdx/read-mdx';
import { toOwnPage } from '../post-input';

/** The longest text in characters of four bytes. */
export const maxTextBytes = 512 * 1024;

/** For posts and jobs. */
export function textPreviewRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.post(
    '/posts/preview',
    {
      bodyLimit: maxTextBytes,
      ...staffRouteOptions(
        context,
        { summary: 'Preview a text, or list its issues', perMinute: 120 },
        { body: PreviewPost, response: { 200: PreviewResponse } },
      ),
    },
    async (request) => {
      const { body, kind = 'post' } = request.body;
      const { email, role } = getStaff(request);
      const parsed = await readMdx(email, { body, kind, wantsContent: true });
      const page = { ...toOwnPage(emptyPost, null), kind, seesDrafts: canSee(role, 'add-blog') };
      const issues = await findMdxIssues(context, db, parsed, page);
      const { content, readingMinutes } = parsed;
      return { content: issues.length === 0 ? content : null, readingMinutes, faults: issues };
    },
  );
}
