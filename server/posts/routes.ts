import { emptyPost, postFields, type PostValues } from '../../contract/posts/constants';
import {
  NewPost,
  PostChange,
  PostDetail,
  PostsResponse,
  PostsQuery,
} from '../../contract/posts/schema';
import { recordAudit } from '../audit/service';
import { getActor, getStaff } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { getRevision, bumpRevision } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { sendWithEtag } from '../http/etag';
import { createIdempotent, getStaffIdempotencyKey } from '../http/idempotency/idempotency';
import { registerListRoute } from '../http/lists/list-route';
import { registerPresenceRoute } from '../http/presence/presence';
import { staffRouteOptions } from '../http/staff-route';
import { createPost } from './change-queries';
import { parsePostInput } from './post-input';
import { maxTextBytes } from './preview/routes';
import {
  countPosts,
  countPostsByState,
  findPost,
  listPosts,
  listPostTags,
  findNextPublication,
} from './queries';
import {
  getPostDetail,
  isRepeatedCall,
  parsePostFilter,
  postParam,
  updatePostAtVersion,
} from './service';

/** Changes affect the draft only. Publishing is a separate step (docs/decisions/032). */
export function postRoutes(app: App, context: Context): void {
  const { db } = context.database;

  registerListRoute(app, context, {
    path: '/posts',
    summary: 'List posts',
    schema: { querystring: PostsQuery },
    response: PostsResponse,
    parseFilter: (request) => parsePostFilter(context, request),
    getRevision: async () => {
      // Scheduled posts become published without a change of data.
      const nextPublication = (await findNextPublication(db, context.now().toISOString())) ?? '';
      return `${await getRevision(db, 'posts')}-${nextPublication.replace(/[^\w-]/g, '')}`;
    },
    getVariant: ({ now: _now, ...filter }) => [filter],
    read: async (filter, page) => ({
      items: await listPosts(db, filter, page),
      total: await countPosts(db, filter),
      counts: await countPostsByState(db, filter.now),
      tags: await listPostTags(db),
    }),
  });

  app.get(
    '/posts/:id',
    staffRouteOptions(
      context,
      { summary: 'Get a post with its revisions' },
      { params: postParam, response: { 200: PostDetail } },
    ),
    async (request, reply) =>
      sendWithEtag(request, reply, await getPostDetail(context, request.params.id)),
  );

  app.post(
    '/posts',
    {
      bodyLimit: maxTextBytes,
      ...staffRouteOptions(
        context,
        { summary: 'Create a draft', perMinute: 30 },
        { body: NewPost, response: { 201: PostDetail } },
      ),
    },
    async (request, reply) => {
      const { by, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'post', [JSON.stringify(request.body)]);
      const prepare = () => parsePostInput(context, { ...emptyPost, ...request.body }, null, by);
      const createdId = await createIdempotent(
        context,
        key,
        prepare,
        async (tx, id, _now, values) => {
          await bumpRevision(tx, 'posts');
          await createPost(tx, values, { by, at, id });
          const subject = { kind: 'post', id } as const;
          await recordAudit(tx, { at, actor: by, action: 'add-post', subject });
        },
      );
      void reply.code(201);
      return getPostDetail(context, createdId);
    },
  );

  app.patch(
    '/posts/:id',
    {
      bodyLimit: maxTextBytes,
      ...staffRouteOptions(
        context,
        {
          summary: 'Change the draft of a post',
          description: 'The published version stays.',
          perMinute: 120,
        },
        { params: postParam, body: PostChange, response: { 200: PostDetail } },
      ),
    },
    async (request) => {
      const { id } = request.params;
      const { version, over: keepsFormerSave = false, ...patch } = request.body;
      const by = getStaff(request).email;
      const stored = await findPost(db, id, context.now().toISOString());
      if (stored === null) throw notFound();
      const input = { ...stored.values, ...patch };
      const values = await parsePostInput(context, input, stored.values, by);
      await inTransaction(db, (tx) =>
        updatePostAtVersion(tx, context, request, { id, version }, (before) => {
          const after = { ...before.values, ...pickFields(values, Object.keys(patch)) };
          const isCurrent = before.version === version || isRepeatedCall(before, { version, by });
          // The same values at another version are a conflict: the editor has not seen the other fields.
          if (isCurrent && isSame(before.values, after)) return null;
          return { values: after, kind: 'saved', keepsFormerSave };
        }),
      );
      return getPostDetail(context, id);
    },
  );

  registerPresenceRoute(app, context, { basePath: '/posts', recordLabel: 'a post', kind: 'post' });
}

function pickFields(values: PostValues, fields: readonly string[]): Partial<PostValues> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

function isSame(a: PostValues, b: PostValues): boolean {
  return postFields.every((field) => a[field] === b[field]);
}
