import { readFileSync } from 'node:fs';
import { postEndpoints } from '../../../contract/posts/endpoints';
import type { FilePost } from '../../../contract/posts/schema';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';

/** The articles from content/blog, which the dashboard shows but can't change. */
export function filePostRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, postEndpoints);

  handle('GET /posts/files', () => {
    const file = context.findSiteFile?.('file-posts.json') ?? null;
    const items = file === null ? [] : (JSON.parse(readFileSync(file, 'utf8')) as FilePost[]);
    return { items };
  });
}
