import Type from 'typebox';
import { emptyPost, postFields, type PostValues } from '../../../contract/posts/constants';
import {
  DiscardPost,
  NewPost,
  PostChange,
  PostDetail,
  PostRevisionDetail,
  PostsQuery,
  PostsResponse,
  RestorePost,
} from '../../../contract/posts/schema';
import { recordId } from '../../../contract/shared/schema/fields';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor, getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { getRevision, bumpRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { HttpError, notFound } from '../../core/http/errors';
import { sendWithEtag } from '../../core/http/etag';
import { createIdempotent, getStaffIdempotencyKey } from '../../core/http/idempotency/idempotency';
import { registerListRoute } from '../../core/http/lists/list-route';
import { registerPresenceRoute } from '../../core/http/presence/presence';
import { staffRouteOptions } from '../../core/http/staff-route';
import { maxBodyBytes } from '../../services/publishing/mdx/read-mdx';
import { createPost, deletePost, wasPublished } from './change-queries';
import { parsePostInput } from './post-input';
import {
  countPosts,
  countPostsByState,
  findNextPublication,
  findRevision,
  listPosts,
  listPostTags,
} from './queries';
import {
  changePost,
  getPost,
  getPostDetail,
  parsePostFilter,
  postConflict,
  postParam,
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
      bodyLimit: maxBodyBytes,
      ...staffRouteOptions(
        context,
        { summary: 'Create a draft', perMinute: 30 },
        { body: NewPost, response: { 201: PostDetail } },
      ),
    },
    async (request, reply) => {
      const { email, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'post', [JSON.stringify(request.body)]);
      const prepare = () =>
        parsePostInput(context, { ...emptyPost, ...request.body }, null, getStaff(request));
      const createdId = await createIdempotent(
        context,
        key,
        prepare,
        async (tx, id, _now, values) => {
          await bumpRevision(tx, 'posts');
          await createPost(tx, values, { email, at, id });
          const subject = { kind: 'post', id } as const;
          await recordAudit(tx, { at, actor: email, action: 'add-post', subject });
        },
      );
      void reply.code(201);
      return getPostDetail(context, createdId);
    },
  );

  app.patch(
    '/posts/:id',
    {
      bodyLimit: maxBodyBytes,
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
      const { version, overwrite = false, ...patch } = request.body;
      const stored = (await getPost(context, db, id)).values;
      const input = { ...stored, ...patch };
      const parsed = await parsePostInput(context, input, stored, getStaff(request));
      const fields = postFields.filter((field) => field in patch);
      return changePost(context, request, { id, version }, async (before, isCurrent) => {
        const values = { ...before.values };
        for (const field of fields) values[field] = parsed[field];
        // The same values at another version are a conflict: the editor has not seen the other fields.
        if (isCurrent && isSame(before.values, values)) return null;
        return { values, kind: 'saved', keepsFormerSave: overwrite };
      });
    },
  );

  app.delete(
    '/posts/:id',
    staffRouteOptions(
      context,
      {
        summary: 'Delete a draft with its revisions',
        description: 'Posts that were published can only be unpublished.',
        perMinute: 60,
      },
      { params: postParam, querystring: DiscardPost, response: { 204: Type.Null() } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const version = Number(request.query.version);
      const { email, at } = getActor(context, request);
      await inTransaction(db, async (tx) => {
        await bumpRevision(tx, 'posts');
        const post = await getPost(context, tx, id);
        if (post.live !== null || (await wasPublished(tx, id, at))) {
          throw new HttpError(
            409,
            'published',
            'You can only delete a draft that was never published and isn’t scheduled. Unpublish the post or cancel its schedule instead.',
          );
        }
        if (!(await deletePost(tx, { id, version }))) throw await postConflict(tx, post, email);
        await recordAudit(tx, {
          at,
          actor: email,
          action: 'discard-post',
          subject: { kind: 'post', id },
          ...(post.title !== '' && { detail: post.title }),
        });
      });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/posts/:id/revisions/:revision',
    staffRouteOptions(
      context,
      { summary: 'Get a revision of a post' },
      {
        params: Type.Object({ id: recordId, revision: recordId }),
        response: { 200: PostRevisionDetail },
      },
    ),
    async (request) => {
      const revision = await findRevision(db, request.params.id, request.params.revision);
      if (revision === null) throw notFound();
      return revision;
    },
  );

  app.post(
    '/posts/:id/restore',
    staffRouteOptions(
      context,
      {
        summary: 'Restore a revision as the draft',
        description: 'The published version stays.',
        perMinute: 30,
      },
      { params: postParam, body: RestorePost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      const { version, revision: revisionId } = request.body;
      return changePost(context, request, { id, version }, async (before, isCurrent, tx) => {
        const revision = await findRevision(tx, id, revisionId);
        if (revision === null) throw notFound();
        const { values, at } = revision;
        if (isCurrent && isSame(before.values, values)) return null;
        return { values, kind: 'restored', auditDetail: at };
      });
    },
  );

  registerPresenceRoute(app, context, { basePath: '/posts', recordLabel: 'a post', kind: 'post' });
}

function isSame(a: PostValues, b: PostValues): boolean {
  return postFields.every((field) => a[field] === b[field]);
}
