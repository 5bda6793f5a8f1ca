import Type from 'typebox';
import { DiscardPost } from '../../contract/posts/schema';
import { recordAudit } from '../audit/service';
import { getActor } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { HttpError, notFound } from '../http/errors';
import { staffRouteOptions } from '../http/staff-route';
import { deletePost, wasPublished } from './change-queries';
import { findPost } from './queries';
import { postConflict, postParam } from './service';

export function postDiscardRoutes(app: App, context: Context): void {
  const { db } = context.database;
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
      const { by, at } = getActor(context, request);
      await inTransaction(db, async (tx) => {
        await bumpRevision(tx, 'posts');
        const post = await findPost(tx, id, at);
        if (post === null) throw notFound();
        if (post.live !== null || (await wasPublished(tx, id, at))) {
          throw new HttpError(
            409,
            'published',
            'You can only delete a draft that was never published and isn’t scheduled. Unpublish the post or cancel its schedule instead.',
          );
        }
        if (!(await deletePost(tx, { id, version }))) throw await postConflict(tx, post, by);
        await recordAudit(tx, {
          at,
          actor: by,
          action: 'discard-post',
          subject: { kind: 'post', id },
          ...(post.title !== '' && { detail: post.title }),
        });
      });
      return reply.code(204).send(null);
    },
  );
}
