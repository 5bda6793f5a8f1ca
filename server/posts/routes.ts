import { emptyPost, postFields, type PostValues } from '../../contract/posts/constants';
import {
  NewPost,
  PostChange,
  PostDetail,
  PostsResponse,
  PostsQuery,
} from '../../contract/posts/schema';
import { recordAudit } from '../audit/service';
import { doneBy } from '../auth/actor';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { listTag, touchList } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { sendUnlessKnown } from '../http/etag';
import { storeOnce } from '../http/idempotency/idempotency';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { listRoute } from '../http/lists/list-route';
import { presenceRoute } from '../http/presence/presence';
import { staffRoute } from '../http/staff-route';
import { addPost } from './change-queries';
import { parsePostInput } from './post-input';
import { maxTextBytes } from './preview/routes';
import { countPosts, countPostsByState, findPost, listPosts, listTags, nextStart } from './queries';
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

  listRoute(app, context, {
    path: '/posts',
    summary: 'List posts',
    schema: { querystring: PostsQuery },
    answer: PostsResponse,
    filterOf: (request) => parsePostFilter(context, request),
    tagOf: async () => {
      // Scheduled posts become published without a change of data.
      const nextPublication = (await nextStart(db, context.now().toISOString())) ?? '';
      return `${await listTag(db, 'posts')}-${nextPublication.replace(/[^\w-]/g, '')}`;
    },
    variantOf: ({ now: _now, ...filter }) => [filter],
    read: async (filter, page) => ({
      items: await listPosts(db, filter, page),
      total: await countPosts(db, filter),
      counts: await countPostsByState(db, filter.now),
      tags: await listTags(db),
    }),
  });

  app.get(
    '/posts/:id',
    staffRoute(
      context,
      { summary: 'Get a post with its revisions' },
      { params: postParam, response: { 200: PostDetail } },
    ),
    async (request, reply) =>
      sendUnlessKnown(request, reply, await getPostDetail(context, request.params.id)),
  );

  app.post(
    '/posts',
    {
      bodyLimit: maxTextBytes,
      ...staffRoute(
        context,
        { summary: 'Create a draft', perMinute: 30 },
        { body: NewPost, response: { 201: PostDetail } },
      ),
    },
    async (request, reply) => {
      const { by, at } = doneBy(context, request);
      const key = staffOnce(context, request, 'post', [JSON.stringify(request.body)]);
      const prepare = () => parsePostInput(context, { ...emptyPost, ...request.body }, null, by);
      const createdId = await storeOnce(context, key, prepare, async (tx, id, _now, values) => {
        await touchList(tx, 'posts');
        await addPost(tx, values, { by, at, id });
        const subject = { kind: 'post', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'add-post', subject });
      });
      void reply.code(201);
      return getPostDetail(context, createdId);
    },
  );

  app.patch(
    '/posts/:id',
    {
      bodyLimit: maxTextBytes,
      ...staffRoute(
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
      const by = staffOf(request).email;
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

  presenceRoute(app, context, { below: '/posts', one: 'a post', kind: 'post' });
}

function pickFields(values: PostValues, fields: readonly string[]): Partial<PostValues> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

function isSame(a: PostValues, b: PostValues): boolean {
  return postFields.every((field) => a[field] === b[field]);
}
