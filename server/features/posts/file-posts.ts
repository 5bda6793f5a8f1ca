import { readFileSync } from 'node:fs';
import { FilePostsResponse, type FilePost } from '../../../contract/posts/schema';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { sendWithEtag } from '../../core/http/etag';
import { staffRouteOptions } from '../../core/http/staff-route';

/** The articles from content/blog, which the dashboard shows but can't change. */
export function filePostRoutes(app: App, context: Context): void {
  app.get(
    '/posts/files',
    staffRouteOptions(
      context,
      {
        summary: 'List the articles that come from files of the site',
        description: 'Empty if another host builds the site.',
      },
      { response: { 200: FilePostsResponse } },
    ),
    async (request, reply) => {
      const file = context.findSiteFile?.('file-posts.json') ?? null;
      const items = file === null ? [] : (JSON.parse(readFileSync(file, 'utf8')) as FilePost[]);
      return sendWithEtag(request, reply, { items });
    },
  );
}
