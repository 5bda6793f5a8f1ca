import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { noPost, postFields, type PostValues } from '../../contract/posts/constants';
import {
  NewPost,
  PostChange,
  PostDetail,
  PostsAnswer,
  PostsQuery,
} from '../../contract/posts/schema';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { recordAudit } from '../audit/service';
import { addPost } from './change-queries';
import {
  countPosts,
  countPostsByState,
  findPost,
  listPosts,
  listTags,
  nextStart,
  type PostFilter,
} from './queries';
import { listTag, touchList } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { storeOnce } from '../http/idempotency/idempotency';
import { parsePostInput } from './post-input';
import { updatePostAtVersion, getPostDetail, isRepeatedCall } from './service';
import { doneBy } from '../auth/actor';
import { idParam } from '../http/request/id-param';
import { listRoute } from '../http/lists/list-route';
import { presenceRoute } from '../http/presence/presence';
import { searchedFor } from '../http/lists/search-header';
import { staffRoute } from '../http/staff-route';
import { maxTextBytes } from './preview/routes';
import { sendUnlessKnown } from '../http/etag';

export const postParam = Type.Object({ id: idParam });

/** The filter that a call asks for. Throws 400 on words that cannot be read. */
export function parsePostFilter(context: Context, request: FastifyRequest): PostFilter {
  const query = request.query as PostsQuery;
  return {
    state: query.state ?? null,
    region: query.region ?? null,
    tag: query.tag ?? null,
    search: searchedFor(request).trim(),
    sort: query.sort ?? 'changed',
    isDescending: query.down === '1',
    now: context.now().toISOString(),
  };
}

/**
 * GET /posts: a page of the posts, 304 while nothing has changed; POST: one more; GET /posts/{id}: one, with its history; PATCH: changes
 * its draft, which is never what the site shows (docs/decisions/032).
 */
export function postRoutes(app: App, context: Context): void {
  const { db } = context.database;

  listRoute(app, context, {
    path: '/posts',
    summary: 'A page of the posts',
    schema: { querystring: PostsQuery },
    answer: PostsAnswer,
    filterOf: (request) => parsePostFilter(context, request),
    // A scheduled post becomes a published one without a change.
    tagOf: async () =>
      `${await listTag(db, 'posts')}-${(await nextStart(db, context.now().toISOString())) ?? ''}`.replace(
        /[^\w-]/g,
        '',
      ),
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
      { summary: 'A post, with its history' },
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
        { summary: 'Begin a post', perMinute: 30 },
        { body: NewPost, response: { 201: PostDetail } },
      ),
    },

    async (request, reply) => {
      const { by, at } = doneBy(context, request);
      const once = staffOnce(context, request, 'post', [JSON.stringify(request.body)]);
      const prepare = () => parsePostInput(context, { ...noPost, ...request.body }, null, by);
      const made = await storeOnce(context, once, prepare, async (tx, id, _now, values) => {
        await touchList(tx, 'posts');
        await addPost(tx, values, { by, at, id });
        const subject = { kind: 'post', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'add-post', subject });
      });
      void reply.code(201);
      return getPostDetail(context, made);
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
          description: 'What is published stays as it is.',
          perMinute: 120,
        },
        { params: postParam, body: PostChange, response: { 200: PostDetail } },
      ),
    },

    async (request) => {
      const { id } = request.params;
      const { version, over: isOver = false, ...wish } = request.body;
      const mine = { version, by: staffOf(request).email };
      const known = await findPost(db, id, context.now().toISOString());
      if (known === null) throw notFound();
      const values = await parsePostInput(
        context,
        { ...known.values, ...wish },
        known.values,
        mine.by,
      );
      await inTransaction(db, (tx) =>
        updatePostAtVersion(tx, context, request, { id, version }, (before) => {
          const after = { ...before.values, ...pick(values, Object.keys(wish)) };
          // Of what somebody else has saved since, who calls has not seen the rest.
          const isRepeated = before.version === version || isRepeatedCall(before, mine);
          return isRepeated && isSame(before.values, after)
            ? null
            : { values: after, kind: 'saved' as const, isOver };
        }),
      );
      return getPostDetail(context, id);
    },
  );

  presenceRoute(app, context, {
    below: '/posts',
    one: 'a post',
    kind: 'post',
  });
}

function pick(values: PostValues, fields: readonly string[]): Partial<PostValues> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}

const isSame = (a: PostValues, b: PostValues) => postFields.every((field) => a[field] === b[field]);
