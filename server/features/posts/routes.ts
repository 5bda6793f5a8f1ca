import { readFileSync } from 'node:fs';
import { postFields, type PostValues } from '../../../contract/posts/constants';
import { postEndpoints } from '../../../contract/posts/endpoints';
import type { FilePost, PreviewPost, PreviewResponse } from '../../../contract/posts/schema';
import { getRevision } from '../../core/db/list-revisions';
import { countRows } from '../../core/db/pagination';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { createListHandler } from '../../core/http/lists/list-handler';
import { createPresenceHandler } from '../../core/http/presence/presence';
import { getStaff, type Staff } from '../../core/http/request/staff';
import { createExportHandler } from '../../services/exports/export-route';
import { readPages } from '../../services/exports/read-pages';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import { maxBodyBytes, readMdx } from '../../services/publishing/mdx/read-mdx';
import type { Context } from '../context';
import {
  addPost,
  changePost,
  discardPost,
  getPost,
  getPostDetail,
  parsePostFilter,
  parsePostInput,
} from './change-post';
import { postColumns } from './export';
import {
  countPostsByState,
  findNextPublication,
  filterPosts,
  findRevision,
  listPosts,
  listPostTags,
} from './queries';
import { postRecords } from './service';

/** Changes affect the draft only. Publishing is a separate step (docs/decisions/032). */
export function postRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, postEndpoints);

  handle(
    'GET /posts',
    createListHandler({
      parseFilter: (request) => parsePostFilter(context, request),
      getRevision: async () => {
        // Scheduled posts become published without a change of data.
        const nextPublication = (await findNextPublication(db, context.now().toISOString())) ?? '';
        return `${await getRevision(db, 'posts')}-${nextPublication.replace(/[^\w-]/g, '')}`;
      },
      getVariant: ({ now: _now, ...filter }) => [filter],
      read: async (filter, page) => ({
        items: await listPosts(db, filter, page),
        total: await countRows(filterPosts(db, filter)),
        counts: await countPostsByState(db, filter),
        tags: await listPostTags(db),
      }),
    }),
  );

  handle(
    'GET /posts/export',
    createExportHandler(context, async (request) => {
      const filter = parsePostFilter(context, request);
      const { state, region, tag, search } = filter;
      return {
        name: 'posts',
        columns: postColumns,
        rows: readPages((page) => listPosts(db, filter, page)),
        filters: { state, region, tag },
        hasSearch: search !== '',
      };
    }),
  );

  // The articles from content/blog, which the dashboard shows but can't change.
  handle('GET /posts/files', () => {
    const file = context.findSiteFile?.('file-posts.json') ?? null;
    const items = file === null ? [] : (JSON.parse(readFileSync(file, 'utf8')) as FilePost[]);
    return { items };
  });

  handle('GET /posts/:id', ({ params }) => getPostDetail(context, params.id));

  handle(
    'POST /posts',
    async (request) => getPostDetail(context, await addPost(context, request)),
    { bodyLimit: maxBodyBytes },
  );

  handle(
    'PATCH /posts/:id',
    async (request) => {
      const { id } = request.params;
      const { version, overwrite = false, ...patch } = request.body;
      const stored = (await getPost(context, db, id)).values;
      const input = { ...stored, ...patch };
      const parsed = await parsePostInput(db, input, stored.cover);
      const fields = postFields.filter((field) => field in patch);
      return changePost(context, request, { id, version }, async (before, isExpected) => {
        const values = { ...before.values };
        for (const field of fields) values[field] = parsed[field];
        // The same values at another version are a conflict: the editor has not seen the other fields.
        if (isExpected && isSame(before.values, values)) return null;
        return { values, kind: 'saved', keepsFormerSave: overwrite };
      });
    },
    { bodyLimit: maxBodyBytes },
  );

  handle('DELETE /posts/:id', (request) => {
    const { params, query } = request;
    return discardPost(context, request, { id: params.id, version: Number(query.version) });
  });

  handle('GET /posts/:id/revisions/:revision', async ({ params }) => {
    const revision = await findRevision(db, params.id, params.revision);
    if (revision === null) throw notFound();
    return revision;
  });

  handle('POST /posts/:id/restore', async (request) => {
    const { id } = request.params;
    const { version, revision: revisionId } = request.body;
    return changePost(context, request, { id, version }, async (before, isExpected, tx) => {
      const revision = await findRevision(tx, id, revisionId);
      if (revision === null) throw notFound();
      const { values, at } = revision;
      if (isExpected && isSame(before.values, values)) return null;
      return { values, kind: 'restored', auditDetail: at };
    });
  });

  handle('POST /posts/:id/presence', createPresenceHandler(context, postRecords));

  handle(
    'POST /posts/preview',
    (request) => previewBody(context, getStaff(request), request.body),
    { bodyLimit: maxBodyBytes },
  );
}

function isSame(a: PostValues, b: PostValues): boolean {
  return postFields.every((field) => a[field] === b[field]);
}

async function previewBody(
  context: Context,
  { email, access }: Staff,
  { body, kind }: PreviewPost,
): Promise<PreviewResponse> {
  const collection = kind === 'job' ? 'jobs' : 'blog';
  const parsed = await readMdx(email, { body, collection });
  const page = { collection, paths: [], from: null, access } as const;
  const issues = await findMdxIssues(context, context.database.db, parsed, page);
  const { content, readingMinutes } = parsed;
  return { content: issues.length === 0 ? content : null, readingMinutes, issues };
}
