import Type from 'typebox';
import { DiscardPost } from '../../contract/posts/schema';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { recordAudit } from '../audit/service';
import { deletePost, wasPublished } from './change-queries';
import { findPost } from './queries';
import { touchList } from '../db/list-revisions';
import { HttpError, notFound } from '../http/errors';
import { postConflict } from './service';
import { doneBy } from '../auth/actor';
import { postParam } from './routes';
import { staffRoute } from '../http/staff-route';

/** DELETE /posts/{id}: throws away a draft that was never on the site, with its history; its address is free again. */
export function discardPostRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.delete(
    '/posts/:id',
    staffRoute(
      context,
      {
        summary: 'Throw a draft away',
        description: 'What was ever on the site stays: its address says that it is gone.',
        perMinute: 60,
      },
      { params: postParam, querystring: DiscardPost, response: { 204: Type.Null() } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const version = Number(request.query.version);
      const { by, at } = doneBy(context, request);
      await inTransaction(db, async (tx) => {
        await touchList(tx, 'posts');
        const post = await findPost(tx, id, at);
        if (post === null) throw notFound();
        if (post.live !== null || (await wasPublished(tx, id, at))) throw staysHere();
        if (!(await deletePost(tx, { id, version }))) {
          throw await postConflict(tx, post, by);
        }
        const subject = { kind: 'post', id } as const;
        const detail = post.title !== '' && { detail: post.title };
        await recordAudit(tx, { at, actor: by, action: 'discard-post', subject, ...detail });
      });
      return reply.code(204).send(null);
    },
  );
}

function staysHere(): HttpError {
  return new HttpError(
    409,
    'published',
    'Only a draft that was never on the site, and is not to be, can be thrown away. Take it out of the schedule, or off the site, instead.',
  );
}
