import { PreviewPost, PreviewResponse } from '../../../contract/posts/schema';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { staffRouteOptions } from '../../core/http/staff-route';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import { maxBodyBytes, readMdx } from '../../services/publishing/mdx/read-mdx';

/** Also previews the texts of jobs. */
export function textPreviewRoutes(app: App, context: Context): void {
  app.post(
    '/posts/preview',
    {
      bodyLimit: maxBodyBytes,
      ...staffRouteOptions(
        context,
        { summary: 'Preview a text, or list its issues', perMinute: 120 },
        { body: PreviewPost, response: { 200: PreviewResponse } },
      ),
    },
    async (request) => {
      const { body, kind } = request.body;
      const { email, role } = getStaff(request);
      const collection = kind === 'job' ? 'jobs' : 'blog';
      const parsed = await readMdx(email, { body, collection });
      const page = { collection, paths: [], from: null, role } as const;
      const issues = await findMdxIssues(context, context.database.db, parsed, page);
      const { content, readingMinutes } = parsed;
      return { content: issues.length === 0 ? content : null, readingMinutes, issues };
    },
  );
}
