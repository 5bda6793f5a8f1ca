import { postEndpoints } from '../../../contract/posts/endpoints';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import { maxBodyBytes, readMdx } from '../../services/publishing/mdx/read-mdx';

export function textPreviewRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, postEndpoints);

  handle(
    'POST /posts/preview',
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
    { bodyLimit: maxBodyBytes },
  );
}
